const { Compilation, sources } = require('webpack');

/**
 * Browsers read this at the beginning of a script: all of it is needed, compile it while it loads.
 */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Tells browsers which scripts a start needs whole. They compile these beside the page while the
 * files arrive, and keep the result for the next visit. Without the hint each module would be
 * compiled when it runs first, on every visit again, because what is kept is only what ran as the
 * file was loaded.
 */
class EagerCompilePlugin {
  /**
   * @param options `chunks`: names of the lazily loaded chunks that are meant, with all files that
   *   load with them
   */
  constructor({ chunks }) {
    this.chunks = chunks;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('EagerCompilePlugin', (compilation) => {
      // After the minifier, which drops comments, and before the source maps.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: 'EagerCompilePlugin', stage }, () => {
        for (const file of this.filesOf(compilation))
          compilation.updateAsset(file, (source) => new sources.ConcatSource(hint, source));
      });
    });
  }

  filesOf(compilation) {
    const groups = this.chunks.map((name) => compilation.namedChunkGroups.get(name));
    return new Set(
      groups.flatMap((group) => group?.getFiles() ?? []).filter((file) => file.endsWith('.js')),
    );
  }
}

module.exports = { EagerCompilePlugin };
