/**
 * Stands for the table of Fluent's tokens in the build: each is a custom property of its own name.
 * `tests/rules/text/themes.test.ts` holds it against the table.
 */
const layers = {
  Background: 0,
  Content: 1,
  Overlay: 1000,
  Popup: 2000,
  Messages: 3000,
  Floating: 4000,
  Priority: 5000,
  Debug: 6000,
};

function valueOf(name) {
  // No theme has these: each brings its own value.
  const layer = /^zIndex(.*)/.exec(name)?.[1];
  return layer ? `var(--${name}, ${layers[layer]})` : `var(--${name})`;
}

export const tokens = new Proxy({}, { get: (_, name) => valueOf(String(name)) });
