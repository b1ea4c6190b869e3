/**
 * Fails a test that wrote to the error console. What a test expects there it takes with
 * `expectConsoleError`.
 */
const expected: RegExp[] = [];
const seen: string[] = [];

export function unexpectedErrors() {
  return {
    begin() {
      seen.length = 0;
      expected.length = 0;
      jest
        .spyOn(console, 'error')
        .mockImplementation((...parts: unknown[]) => void seen.push(parts.map(String).join(' ')));
      // Failures that the product logs for support (ERRORS-01) belong to the tests of failures.
      jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    },
    end() {
      jest.restoreAllMocks();
      const unexpected = seen.filter((text) => !expected.some((pattern) => pattern.test(text)));
      if (unexpected.length > 0)
        throw new Error(`Unexpected console.error:\n${unexpected.join('\n')}`);
    },
  };
}

/** Allows console errors that match, in this test. */
export function expectConsoleError(pattern: RegExp): void {
  expected.push(pattern);
}
