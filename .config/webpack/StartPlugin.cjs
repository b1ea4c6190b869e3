const HtmlWebpackPlugin = require('html-webpack-plugin');
const { Compilation } = require('webpack');

/**
 * Puts the start script into the pages that have it, which saves a round trip before anything else
 * is known, and names the files of the app there: the start script fetches those when it is their
 * turn. The server allows the script by its hash.
 */
class StartPlugin {
  /**
   * @param options `entry`: name of the start script; `firsts`: names of scripts that stand in
   *   the head of the pages that have them, behind those names; `chunks`: names of the lazily loaded
   *   chunks whose files the page names: first the app, then what stands beside it; `holding`: by
   *   the file of a page the chunk that it holds as well, and the address that follows it
   */
  constructor({ entry, firsts, chunks, holding }) {
    this.entry = entry;
    this.firsts = firsts;
    this.chunks = chunks;
    this.holding = holding;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('StartPlugin', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('StartPlugin', (data) =>
        this.putInto(data, compilation),
      );
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE + 1;
      compilation.hooks.processAssets.tap({ name: 'StartPlugin', stage }, () => {
        for (const entry of [...this.firsts, this.entry])
          compilation.deleteAsset(entryFile(compilation, entry));
      });
    });
  }

  putInto(data, compilation) {
    const [name, ...firsts] = [this.entry, ...this.firsts].map((entry) =>
      entryFile(compilation, entry),
    );
    const isOf = (file) => (tag) => tag.tagName === 'script' && tag.attributes.src === `/${file}`;
    const all = [...data.headTags, ...data.bodyTags];
    if (!all.some(isOf(name))) return data;
    const [headTags, bodyTags] = [data.headTags, data.bodyTags].map((tags) =>
      tags.filter((tag) => ![name, ...firsts].some((file) => isOf(file)(tag))),
    );
    const held = this.holding[data.outputName];
    const files = held ? filesOf(compilation, held.chunk) : [];
    data.headTags = [
      ...headTags,
      ...(held ? aheadOf(files, held.next) : []),
      ...this.links(compilation),
      ...firsts
        .filter((file) => all.some(isOf(file)))
        .map((file) => tag('script', {}, inlinable(compilation, file))),
    ];
    data.bodyTags = [
      ...bodyTags,
      ...[...files, name].map((file) => tag('script', {}, inlinable(compilation, file))),
    ];
    return data;
  }

  /**
   * Not preload links: the browser does nothing about them by itself. The smallest file of a chunk
   * is named first, each file once.
   */
  links(compilation) {
    const named = new Set();
    const size = (file) => compilation.getAsset(file).source.size();
    return this.chunks.flatMap((chunk) => {
      const files = filesOf(compilation, chunk)
        .filter((file) => !named.has(file))
        .sort((one, other) => size(one) - size(other));
      files.forEach((file) => named.add(file));
      return files.map((file) => tag('link', { rel: chunk, as: 'script', href: `/${file}` }));
    });
  }
}

function entryFile(compilation, entry) {
  return compilation.entrypoints
    .get(entry)
    .getFiles()
    .find((file) => file.endsWith('.js'));
}

function filesOf(compilation, chunk) {
  const group = compilation.namedChunkGroups.get(chunk);
  if (!group) throw new Error(`There is no chunk group "${chunk}".`);
  return group.getFiles().filter((file) => file.endsWith('.js'));
}

/**
 * The page that follows needs the same files, and has no other way to what this one holds: the
 * browser asks for both while the rest of this page is on its way.
 */
function aheadOf(files, next) {
  const ahead = { rel: 'preload', fetchpriority: 'low' };
  return [
    tag('link', { ...ahead, as: 'fetch', href: next, crossorigin: 'anonymous' }),
    ...files.map((file) => tag('link', { ...ahead, as: 'script', href: `/${file}` })),
  ];
}

function tag(tagName, attributes, innerHTML) {
  return {
    tagName,
    attributes,
    innerHTML,
    voidTag: innerHTML === undefined,
    meta: { plugin: 'StartPlugin' },
  };
}

/** A script's text as an element can hold it; what could end the element stands in strings only. */
function inlinable(compilation, name) {
  const code = compilation.getAsset(name).source.source().toString();
  return code
    .replace(/^\/\/# allFunctionsCalledOnLoad\n/, '')
    .replace(/\s*\/\/# sourceMappingURL=\S+\s*$/, '')
    .replace(/<(?=\/script|!--)/gi, '\\x3c');
}

module.exports = { StartPlugin };
