/** Of a single term, so many pages are counted; one more is said where there are more. */
export const maxPagesCounted = 1_000;

/** The same for the people who have chosen it. */
export const maxPeopleCounted = 10_000;
