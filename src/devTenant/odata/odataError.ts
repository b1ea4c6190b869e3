/** A query option that the service cannot take; each service words the answer in its own way. */
export class ODataError extends Error {}
