/** The four papers of a certificate, by their numbers on the wire. */
export const CERTIFICATE_PAPERS = {
  /** Drawn whole, in colour. */
  coloured: 1,
  /** What is filled in alone, for a sheet from the press. */
  filled: 2,
  /** That sheet itself, drawn in black and filled in. */
  black: 3,
  /** The clearance paper. */
  clearance: 4,
} as const;

/** How far what is filled in may be moved on a sheet from the press, in millimetres either way. */
export const FARTHEST_MM = 30;
