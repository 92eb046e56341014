/**
 * Something of ours that cannot be reached for the moment: worth trying again, and nobody's defect. So the log tells it
 * in its own words alone, without the places in the code that asked for it.
 */
export class Away extends Error {}
