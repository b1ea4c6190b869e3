// A real browser on a busy machine misses a moment now and then. Such a journey is played once more
// from its beginning, with what failed printed; `npm test` names the journeys that needed it, and
// what is broken fails both times.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
