/**
 * A definition or schema that is about to be asked. In a browser this brings zod (vite-late-zod.ts writes it here):
 * whatever asks a schema takes it through here, and only pages that do carry zod.
 */
export const withZod = <T>(asked: T): T => asked;
