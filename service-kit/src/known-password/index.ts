/** Of the demo's logins where nobody chose another: it stands in the documentation, and everybody knows it. */
export const KNOWN_PASSWORD = 'madrasah-demo';
