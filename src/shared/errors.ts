/**
 * The closed list of problems the product API answers with (RFC 9457).
 * `id` is stable: clients and tests branch on it, never on the text.
 */
export interface ProblemKind {
  /** HTTP status code. */
  status: number;
  /** Short text for people: what happened. */
  title: string;
  /** The steps that the person or the caller can take. */
  remedy: string;
}

export const problems = {
  invalidRequest: {
    status: 400,
    title: "Some of what was sent isn't valid.",
    remedy: 'Correct the fields named in "errors" and send the request again.',
  },
  malformedBody: {
    status: 400,
    title: "The body couldn't be read as JSON.",
    remedy: 'Send well-formed JSON with content type application/json.',
  },
  tokenMissing: {
    status: 401,
    title: 'No access token was sent.',
    remedy: 'Sign in and send the access token as a bearer token.',
  },
  tokenInvalid: {
    status: 401,
    title: "The access token wasn't accepted.",
    remedy: 'Sign in again to get a new access token for this portal.',
  },
  tokenExpired: {
    status: 401,
    title: 'The access token has expired.',
    remedy: 'Get a new access token and repeat the request.',
  },
  forbidden: {
    status: 403,
    title: "You don't have permission to do this.",
    remedy: 'Ask an administrator of the portal for the role that this action needs.',
  },
  consentNeeded: {
    status: 403,
    title: "Microsoft needs your consent, or proof that it's you.",
    remedy:
      "Sign in again. If that doesn't help, ask an administrator to consent for the organisation.",
  },
  notFound: {
    status: 404,
    title: "This doesn't exist, or isn't available to you.",
    remedy: 'Check the address, or go back to the list it came from.',
  },
  unknownRoute: {
    status: 404,
    title: "There's no such address in the product API.",
    remedy: 'See /api/openapi.json for the calls that exist.',
  },
  methodNotAllowed: {
    status: 405,
    title: "This address doesn't take that method.",
    remedy: 'See /api/openapi.json for the calls that exist.',
  },
  conflict: {
    status: 409,
    title: 'Someone else has changed this in the meantime.',
    remedy: 'Reload to see the latest version.',
  },
  alreadyExists: {
    status: 409,
    title: 'This already exists.',
    remedy: 'Change the existing one instead of creating it again.',
  },
  imageInUse: {
    status: 409,
    title: 'This picture is in use.',
    remedy: "Remove it where it's used first, or confirm that you want to delete it anyway.",
  },
  bodyTooLarge: {
    status: 413,
    title: 'The request is too large.',
    remedy: "Send less than this call's limit.",
  },
  imageTooLarge: {
    status: 413,
    title: 'Image was too large! Try again with a smaller size',
    remedy: 'Make the picture smaller: at most 6 MB and 50 million pixels.',
  },
  imageTakesTooLong: {
    status: 422,
    title: 'It took too long to prepare the picture.',
    remedy: 'Try again. If it keeps happening, save the picture smaller or in another format.',
  },
  notAnImage: {
    status: 415,
    title: "The portal can't show this picture.",
    remedy: 'Send a complete png, jpg or gif picture.',
  },
  unsupportedMediaType: {
    status: 415,
    title: "The content type isn't supported.",
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
    remedy: 'Close some of its tabs. The others continue without live updates.',
  },
  internal: {
    status: 500,
    title: 'Something went wrong.',
    remedy: 'Try again. If it keeps happening, give the request ID to support.',
  },
  notConfigured: {
    status: 501,
    title: "This portal isn't set up for this.",
    remedy: 'Ask an administrator of the portal to set what "detail" names.',
  },
  serviceFailed: {
    status: 502,
    title: "A Microsoft service returned something that the portal can't use.",
    remedy: 'Try again. If it keeps happening, give the request ID to support.',
  },
  busy: {
    status: 503,
    title: 'The portal is busy right now.',
    remedy: 'Try again in a few seconds. Nothing was saved.',
  },
  databaseAway: {
    status: 503,
    title: "The database can't be reached right now.",
    remedy: 'Try again in a few seconds. Nothing was saved.',
  },
  storageFull: {
    status: 507,
    title: 'The portal has run out of storage.',
    remedy:
      'Nothing was saved. Ask an administrator to make room for the database; ' +
      'the portal then continues by itself.',
  },
  identityAway: {
    status: 503,
    title: "The identity service can't be reached right now.",
    remedy: "Try again in a few seconds. You're still signed in.",
  },
  serviceAway: {
    status: 503,
    title: "A Microsoft service can't be reached right now.",
    remedy: 'Wait for the seconds given in Retry-After and try again.',
  },
  shuttingDown: {
    status: 503,
    title: 'This server is shutting down.',
    remedy: 'Try again; another server, or this one restarted, will answer.',
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
  /** Validation problems: field name → messages. The empty name means the whole body. */
  errors?: Record<string, string[]>;
  /**
   * Of `consentNeeded`: what the next sign-in has to carry, as the identity service words it
   * (Conditional Access).
   */
  claims?: string;
  /** Of a conflict: the current content, as the call answers it. */
  current?: unknown;
  /** Of a conflict, or of something that was deleted meanwhile: by whom, and when. */
  changedBy?: { UpnId: string; DisplayName: string | null; DateTime: string };
}
