/** Says to which school a request belongs, so that whoever stands in front can part schools over machines: the token's. */
export const SCHOOL_HEADER = 'x-school';
/** The same in an address, where a websocket can send no header. */
export const SCHOOL_PARAMETER = 'school';
