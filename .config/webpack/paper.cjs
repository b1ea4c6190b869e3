/**
 * A paper in Markdown as the blocks that the portal draws: headings, paragraphs and lists of plain
 * parts, so that nothing in a paper can act on the page. Pictures are left out.
 */
function blocksOf(markdown) {
  const blocks = [];
  for (const part of markdown.replace(/\r\n/g, '\n').split(/\n{2,}/)) addBlock(blocks, part.trim());
  return blocks;
}

function addBlock(blocks, part) {
  if (part === '' || part.startsWith('![')) return;
  const heading = /^(#{1,4}) +(.*)$/.exec(part);
  if (heading)
    return void blocks.push({
      kind: 'heading',
      level: heading[1].length,
      parts: partsOf(heading[2]),
    });
  const ordered = /^\d+\. /.test(part);
  if (!ordered && !/^[-*] /.test(part))
    return void blocks.push({ kind: 'paragraph', parts: partsOf(oneLine(part)) });
  const items = part.split(ordered ? /^\d+\. +/m : /^[-*] +/m).filter((item) => item.trim() !== '');
  blocks.push({ kind: 'list', ordered, items: items.map((item) => partsOf(oneLine(item))) });
}

const oneLine = (text) => text.trim().replace(/\s*\n\s*/g, ' ');

const marks = /`([^`]+)`|\*\*([^*]+)\*\*|\b_([^_]+)_\b|\[([^\]]+)\]\([^)]*\)/g;

/** Words, with those that are marked; of a link its words stay. */
function partsOf(text) {
  const parts = [];
  let end = 0;
  for (const found of text.matchAll(marks)) {
    const [whole, code, strong, emphasis, link] = found;
    add(parts, 'text', text.slice(end, found.index));
    add(
      parts,
      code ? 'code' : strong ? 'strong' : emphasis ? 'emphasis' : 'text',
      code ?? strong ?? emphasis ?? link,
    );
    end = found.index + whole.length;
  }
  add(parts, 'text', text.slice(end));
  return parts;
}

function add(parts, kind, text) {
  if (text !== '') parts.push({ kind, text });
}

const moduleOf = (markdown) => JSON.stringify(blocksOf(markdown));

/** As a loader of webpack. */
module.exports = (markdown) => `export const blocks = ${moduleOf(markdown)};`;
module.exports.blocksOf = blocksOf;
/** As a transformer of jest. */
module.exports.process = (markdown) => ({ code: `exports.blocks = ${moduleOf(markdown)};` });
