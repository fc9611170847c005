export interface Screen {
  readonly name: string;
  /** Without language prefix. */
  readonly path: string;
  /** Where the address leads, if not to itself. */
  readonly leadsTo?: string;
}
