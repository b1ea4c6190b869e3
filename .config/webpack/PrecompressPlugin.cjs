const { promisify } = require('node:util');
const { brotliCompress, constants, gzip } = require('node:zlib');
const { sources, Compilation } = require('webpack');

const compressors = {
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content) => promisify(gzip)(content, { level: 9 }),
};

/** Puts a .br and a .gz beside every script and style sheet; the server sends them as they are. */
class PrecompressPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('PrecompressPlugin', (compilation) => {
      const hook = {
        name: 'PrecompressPlugin',
        stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER,
      };
      compilation.hooks.processAssets.tapPromise(hook, async (assets) => {
        const names = Object.keys(assets).filter((name) => /\.(js|css|svg)$/.test(name));
        await Promise.all(
          names.flatMap((name) =>
            Object.entries(compressors).map(([ending, compress]) =>
              add(compilation, name, ending, compress),
            ),
          ),
        );
      });
    });
  }
}

/** Compressing takes seconds, so unchanged files come from webpack's cache. */
async function add(compilation, name, ending, compress) {
  const cache = compilation.getCache('PrecompressPlugin');
  const { source } = compilation.getAsset(name);
  const item = cache.getItemCache(`${name}.${ending}`, cache.getLazyHashedEtag(source));
  let compressed = await item.getPromise();
  if (!compressed) {
    compressed = new sources.RawSource(await compress(source.buffer()));
    await item.storePromise(compressed);
  }
  compilation.emitAsset(`${name}.${ending}`, compressed);
}

module.exports = { PrecompressPlugin };
