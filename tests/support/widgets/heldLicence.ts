/**
 * Keeps the answer about the person's licence back, as on a slow first visit, until it is given.
 * What the page asks for meanwhile is `asked`.
 */
export function holdLicence() {
  const reach = globalThis.fetch;
  const asked: string[] = [];
  let give: () => void;
  const given = new Promise<void>((resolve) => (give = resolve));
  const outgoing = jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    asked.push(url);
    if (url.includes('/me/licenseDetails')) await given;
    return reach(input, init);
  });
  return {
    asked,
    answer: () => {
      give();
      outgoing.mockRestore();
    },
  };
}
