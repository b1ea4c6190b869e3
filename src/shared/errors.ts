/**
 * The closed list of problems the product API answers with (RFC 9457).
 * `id` is stable: clients and tests branch on it, never on the text.
 */
export interface ProblemKind {
  /** HTTP status code. */
  status: number;
  /** Short text for people: what happened. */
  title: string;
  /** What the person or the caller can do about it. */
  remedy: string;
}

export const problems = {
  invalidRequest: {
    status: 400,
    title: 'The request is not valid.',
    remedy: 'Correct the fields named in "errors" and send the request again.',
  },
  malformedBody: {
    status: 400,
    title: 'The body could not be read as JSON.',
    remedy: 'Send well-formed JSON with content type application/json.',
  },
  tokenMissing: {
    status: 401,
    title: 'No access token was sent.',
    remedy: 'Sign in and send the access token as a bearer token.',
  },
  tokenInvalid: {
    status: 401,
    title: 'The access token was not accepted.',
    remedy: 'Sign in again to get a new access token for this portal.',
  },
  tokenExpired: {
    status: 401,
    title: 'The access token has expired.',
    remedy: 'Get a new access token and repeat the request.',
  },
  forbidden: {
    status: 403,
    title: 'You do not have permission to do this.',
    remedy: 'Ask an administrator of the portal for the role that this action needs.',
  },
  consentNeeded: {
    status: 403,
    title: 'Microsoft needs your consent, or a proof that it is you.',
    remedy:
      'Sign in again; if that does not help, ask an administrator to consent for the organisation.',
  },
  notFound: {
    status: 404,
    title: 'It does not exist, or is not for you.',
    remedy: 'Check the address, or go back to the list it came from.',
  },
  unknownRoute: {
    status: 404,
    title: 'There is no such address in the product API.',
    remedy: 'See /api/openapi.json for the calls that exist.',
  },
  methodNotAllowed: {
    status: 405,
    title: 'This address does not take that method.',
    remedy: 'See /api/openapi.json for the calls that exist.',
  },
  conflict: {
    status: 409,
    title: 'Someone else has changed this in the meantime.',
    remedy: 'Reload to see the latest version.',
  },
  alreadyExists: {
    status: 409,
    title: 'It exists already.',
    remedy: 'Change the existing one instead of creating it again.',
  },
  imageInUse: {
    status: 409,
    title: 'The picture is used.',
    remedy: 'Look where it is used, and delete it there first, or say that you know of all places.',
  },
  bodyTooLarge: {
    status: 413,
    title: 'What was sent is too large.',
    remedy: 'Send less than the limit of this call.',
  },
  imageTooLarge: {
    status: 413,
    title: 'Image was too large! Try again with a smaller size',
    remedy: 'Make the picture smaller: at most 6 MB and 50 million pixels.',
  },
  imageTakesTooLong: {
    status: 422,
    title: 'It took too long to prepare the picture.',
    remedy: 'Try again; if it goes on, save the picture smaller or in another format.',
  },
  notAnImage: {
    status: 415,
    title: 'This is not a picture that the portal can show.',
    remedy: 'Send a complete png, jpg or gif picture.',
  },
  unsupportedMediaType: {
    status: 415,
    title: 'The content type is not supported.',
    remedy: 'Send application/json.',
  },
  keyReused: {
    status: 422,
    title: 'This Idempotency-Key was used for something else.',
    remedy: 'Send a new key with a new request; the same key only with the same request.',
  },
  tooManyRequests: {
    status: 429,
    title: 'Too many requests in a short time.',
    remedy: 'Wait for the seconds given in Retry-After and try again.',
  },
  tooManyConnections: {
    status: 429,
    title: 'The portal is open in too many places at once.',
    remedy: 'Close some of its tabs; the others go on without realtime updates.',
  },
  internal: {
    status: 500,
    title: 'Something went wrong in the portal.',
    remedy: 'Try again; if it goes on, give the request id to support.',
  },
  notConfigured: {
    status: 501,
    title: 'This portal is not set up for this.',
    remedy: 'Ask an administrator of the portal to set what "detail" names.',
  },
  serviceFailed: {
    status: 502,
    title: 'A Microsoft service gave an answer that the portal cannot use.',
    remedy: 'Try again; if it goes on, give the request id to support.',
  },
  busy: {
    status: 503,
    title: 'The portal has too much to do at the moment.',
    remedy: 'Try again in a few seconds; nothing of this request was stored.',
  },
  databaseAway: {
    status: 503,
    title: 'The database cannot be reached at the moment.',
    remedy: 'Try again in a few seconds; nothing of this request was stored.',
  },
  storageFull: {
    status: 507,
    title: 'The portal has no room left to store anything.',
    remedy:
      'Nothing of this request was stored. Tell an administrator to make room for the database; ' +
      'the portal goes on by itself then.',
  },
  identityAway: {
    status: 503,
    title: 'The identity service cannot be reached at the moment.',
    remedy: 'Try again in a few seconds; your sign-in is still valid.',
  },
  serviceAway: {
    status: 503,
    title: 'A Microsoft service cannot be reached at the moment.',
    remedy: 'Wait for the seconds given in Retry-After and try again.',
  },
  shuttingDown: {
    status: 503,
    title: 'This server is shutting down.',
    remedy: 'Repeat the request; another server or a restarted one will answer.',
  },
} as const satisfies Record<string, ProblemKind>;

export type ProblemId = keyof typeof problems;

/** A problem on the wire, content type `application/problem+json`. */
export interface Problem {
  /** `/problems/{id}`, relative to the portal. */
  type: string;
  id: ProblemId;
  title: string;
  status: number;
  detail?: string;
  /** The request id, for support. */
  instance?: string;
  /** Validation problems: field name → messages. The empty name stands for the whole body. */
  errors?: Record<string, string[]>;
  /** Of a conflict: what stands there now, as the call answers it. */
  current?: unknown;
  /** Of a conflict, or of something that was deleted meanwhile: by whom, and when. */
  changedBy?: { UpnId: string; DisplayName: string | null; DateTime: string };
}
