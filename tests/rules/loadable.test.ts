import { clearFailure, isMissingCode, loadable } from '../../src/client/loading/loadable';

/** Reads as a component does: waits for what is thrown, and reads again. */
async function drawn<T>(read: () => T): Promise<T> {
  try {
    return read();
  } catch (thrown) {
    if (!(thrown instanceof Promise)) throw thrown;
    await thrown;
    return read();
  }
}

describe('something that arrives late', () => {
  it('is asked for once, by whoever draws it or loads it ahead, and is there at once from then on', async () => {
    const bring = jest.fn(async () => 'here');
    const late = loadable(bring);
    expect(late.loaded()).toBeUndefined();
    late.loadAhead();
    expect(await Promise.all([drawn(late.read), drawn(late.read), late.load()])).toEqual(
      Array(3).fill('here'),
    );
    expect(late.loaded()).toBe('here');
    expect(late.read()).toBe('here');
    expect(bring).toHaveBeenCalledTimes(1);
  });

  it('fails for whoever draws it until that has been shown, and is then asked for again', async () => {
    const bring = jest.fn<Promise<string>, []>(() => Promise.reject(new Error('away')));
    const late = loadable(bring);
    const failure = await drawn(late.read).catch((error: unknown) => error);
    expect(() => late.read()).toThrow('away');
    expect(bring).toHaveBeenCalledTimes(1);
    clearFailure(failure);
    bring.mockResolvedValue('here');
    expect(await drawn(late.read)).toBe('here');
  });

  it('a failure of loading ahead is neither told nor remembered', async () => {
    const bring = jest.fn<Promise<string>, []>(() => Promise.reject(new Error('away')));
    const late = loadable(bring);
    late.loadAhead();
    await expect(late.load()).rejects.toThrow('away');
    bring.mockResolvedValue('here');
    expect(await drawn(late.read)).toBe('here');
  });

  it('ERRORS-25 what is broken off without a reason counts as missing code', async () => {
    const late = loadable<string>(() => Promise.reject());
    expect(isMissingCode(await drawn(late.read).catch((error: unknown) => error))).toBe(true);
    expect(isMissingCode(new Error('A mistake'))).toBe(false);
  });
});
