import { lifetimes } from './lifetimes';

/**
 * For `recheckWithin`: who comes back within five minutes does not ask again. For what Microsoft's
 * services need several requests to tell, and what changes slowly.
 */
export const afterAWhile = lifetimes.standard - 5 * 60_000;
