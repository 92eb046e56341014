/** A larger body than the ordinary one, and where it is let through. */
export interface BodyLimit {
  readonly method: string;
  /** A regular expression over the path, as we read it and as nginx does. */
  readonly pattern: string;
  readonly bytes: number;
}

/** What the door has to know of the catalogue of endpoints. */
export interface Rules {
  /** Questions too long for an address: asked by POST, answered by projection-service. With `:name` parameters. */
  readonly postQueries: readonly string[];
  readonly bodyLimits: readonly BodyLimit[];
  /** Where a page says its school: a header, and a parameter where a websocket can send none. */
  readonly school: { readonly header: string; readonly parameter: string };
}
