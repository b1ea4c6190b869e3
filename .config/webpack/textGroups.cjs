const { readFileSync } = require('node:fs');
const path = require('node:path');

const folder = path.join(__dirname, '../../src/client/texts');

/** Each topic of the texts with the list of `topics.ts` that names it. */
function groups() {
  const [first, ...later] = readFileSync(path.join(folder, 'topics.ts'), 'utf8').split(
    'export interface ',
  );
  const named = [`First ${first}`, ...later].map((list) => [/^\w+/.exec(list)[0], list]);
  return new Map(
    named.flatMap(([group, list]) =>
      [...list.matchAll(/'\.\/(\w+)\/en'/g)].map(([, topic]) => [topic, group]),
    ),
  );
}

/**
 * Texts that `topics.ts` lists together are fetched together, by language: one file instead of one
 * for each topic, of which the page would have to list hundreds. English ones of the first list are
 * part of the app.
 */
function textsTogether() {
  const groupOf = groups();
  const nameOf = ({ resource = '' }) => {
    const [topic, language] = path.relative(folder, resource).split(/[\\/.]/);
    const isEnglish = language === 'en';
    // What finds the files of a language comes with the first of them.
    const group =
      topic === 'languages' ? (isEnglish ? 'ReaderTexts' : 'First') : groupOf.get(topic);
    return group && !(isEnglish && group === 'First') ? `${group}-${language}` : undefined;
  };
  return {
    test: (module) => nameOf(module) !== undefined,
    name: nameOf,
    chunks: 'async',
    enforce: true,
    priority: 20,
  };
}

module.exports = { textsTogether };
