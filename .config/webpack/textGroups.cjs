const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

const folder = path.join(__dirname, '../../src/client/texts');

/** Each topic of the texts with the list that names it. */
function groups() {
  const topicsIn = (source) => [...source.matchAll(/'\.\/(\w+)\/en'/g)].map(([, topic]) => topic);
  const read = (name) => readFileSync(path.join(folder, name), 'utf8');
  const later = [...read('laterTopics.ts').matchAll(/const (\w+) = \{([^}]*)\}/g)];
  return new Map([
    ...topicsIn(read('topics.ts')).map((topic) => [topic, 'firstTexts']),
    ...later.flatMap(([, list, source]) => topicsIn(source).map((topic) => [topic, list])),
  ]);
}

/**
 * Texts that one list names are fetched together, by language: one file instead of one for each
 * topic, of which the page would have to list hundreds. English ones of the first list are part of
 * the app.
 */
function textsTogether() {
  const groupOf = groups();
  const nameOf = ({ resource = '' }) => {
    const [topic, language] = path.relative(folder, resource).split(/[\\/.]/);
    const isEnglish = language === 'en';
    // The module that finds the files of a language comes with the first of them.
    const group =
      topic === 'languages' ? (isEnglish ? 'readerTexts' : 'firstTexts') : groupOf.get(topic);
    return group && !(isEnglish && group === 'firstTexts') ? `${group}-${language}` : undefined;
  };
  return {
    test: (module) => nameOf(module) !== undefined,
    name: nameOf,
    chunks: 'async',
    enforce: true,
    priority: 20,
  };
}

/**
 * What finds the files of a language (`texts/languages`) comes in the first of them.
 * @param allOf makes the group that puts a chunk into a file
 */
function languageFinders(allOf) {
  const languages = readdirSync(path.join(folder, 'languages')).map(
    (file) => path.parse(file).name,
  );
  return Object.fromEntries(
    languages.map((language) => {
      const first = language === 'en' ? 'readerTexts' : 'firstTexts';
      return [`${language}Finder`, allOf(`texts-${language}`, `${first}-${language}`)];
    }),
  );
}

module.exports = { languageFinders, textsTogether };
