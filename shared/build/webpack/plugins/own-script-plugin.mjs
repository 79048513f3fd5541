import webpack from 'webpack'
import { OWN_SCRIPT } from '../../../contract/src/federation/own-script.ts'

const { RuntimeGlobals, RuntimeModule } = webpack
const NAME = 'LanternOwnScriptPlugin'
/** Written by the federation plugin for each build. */
const FEDERATION_ENTRY = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js$/
/** Load timeout of a chunk where the host sets none. */
const LIMIT_MS = 8000

/**
 * Keeps the version and the hashes of other files out of a remote's files, so that a release changes only the bytes of changed files.
 *
 * - A chunk is stored on the script element that loaded it, not in a global of its build: two builds of one remote coexist on a page.
 * - The host provides the names of the chunks and the build's own name on the element that loads the entry: `script.lanternBuild = { name, files, brought }`.
 *   `brought` holds the scripts that federation added ahead of the loader, by address: each is fetched and run once. A host that provides nothing has
 *   read the manifest, and federation's memory of it names the same files.
 *
 * webpack's own loader would reuse elements added by another build, so it is replaced (docs/decisions/0045).
 */
export class OwnScriptPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.options.output.globalObject = 'document.currentScript'
    compiler.options.output.chunkLoadingGlobal = OWN_SCRIPT.chunks
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      // Elements would be marked by chunk number, which two builds share. After validation: the schema requires a name.
      compilation.outputOptions.uniqueName = ''
      // Module ids default to absolute paths: equal sources in another folder would give another build.
      compilation.hooks.beforeModuleIds.tap(NAME, (modules) => {
        for (const module of modules) {
          if (FEDERATION_ENTRY.test(module.resource ?? '')) compilation.chunkGraph.setModuleId(module, 'federation')
          if (module.identifier().startsWith('container entry')) compilation.chunkGraph.setModuleId(module, 'container')
        }
      })
      const chunksWithIt = new Set()
      for (const need of [
        RuntimeGlobals.getChunkScriptFilename,
        RuntimeGlobals.getChunkCssFilename,
        RuntimeGlobals.loadScript,
      ])
        compilation.hooks.runtimeRequirementInTree.for(need).tap({ name: NAME, stage: -100 }, (chunk) => {
          if (!chunksWithIt.has(chunk)) compilation.addRuntimeModule(chunk, new OwnScriptRuntimeModule())
          chunksWithIt.add(chunk)
          return true
        })
    })
    // A host that provides nothing reads the global of the remote's name. With a provided name, the container is only there.
    new webpack.BannerPlugin({
      raw: true,
      footer: true,
      test: /^remoteEntry\./,
      banner: ({ chunk }) =>
        `if(document.currentScript.${OWN_SCRIPT.build}){globalThis[document.currentScript.${OWN_SCRIPT.build}.name]=${chunk.name};${chunk.name}=undefined}`,
    }).apply(compiler)
  }
}

/** File types of a chunk, by the type of its modules. */
const KINDS = { javascript: '.js', css: '.css' }

class OwnScriptRuntimeModule extends RuntimeModule {
  constructor() {
    super('own script', RuntimeModule.STAGE_TRIGGER)
  }

  generate() {
    const chunks = [...this.chunk.getAllAsyncChunks()]
    const named = chunks.filter(({ name }) => name !== null && name !== undefined)
    return `
const entry = document.currentScript;
const handed = entry.${OWN_SCRIPT.build};
if (handed) ${RuntimeGlobals.require}.federation.initOptions.name = handed.name;
const files = {};
for (const file of handed ? handed.files : filesOfManifest()) files[file.split('.')[0] + file.slice(file.lastIndexOf('.'))] = file;
${RuntimeGlobals.require}.${OWN_SCRIPT.needs} = ${JSON.stringify(this.#needs(chunks).join(' '))};
const names = ${JSON.stringify(Object.fromEntries(named.map(({ id, name }) => [id, name])))};
const fileOf = (id, kind) => {
  const chunk = (names[id] || id) + kind;
  if (!files[chunk]) throw new Error('The manifest names no file for ' + chunk);
  return files[chunk];
};
${RuntimeGlobals.getChunkScriptFilename} = (id) => fileOf(id, '.js');
${RuntimeGlobals.getChunkCssFilename} = (id) => fileOf(id, '.css');
const underWay = {};
${RuntimeGlobals.loadScript} = (url, done) => {
  if (underWay[url]) return void underWay[url].push(done);
  const brought = handed?.brought.get(url);
  const script = brought || scriptOf(url);
  underWay[url] = [done];
  let limit;
  const end = (event) => {
    script.removeEventListener('load', end);
    script.removeEventListener('error', end);
    clearTimeout(limit);
    script.remove();
    for (const chunk of script.${OWN_SCRIPT.chunks} || []) entry.${OWN_SCRIPT.chunks}.push(chunk);
    const waiting = underWay[url];
    delete underWay[url];
    handed?.brought.delete(url);
    for (const tell of waiting) tell(event);
  };
  if (script.${OWN_SCRIPT.chunks}) return end({ type: 'load', target: script });
  limit = setTimeout(() => end({ type: 'timeout', target: script }), ${LIMIT_MS});
  script.addEventListener('load', end);
  script.addEventListener('error', end);
  if (!brought) document.head.append(script);
};
function scriptOf(url) {
  const script = document.createElement('script');
  script.src = url;
  script.crossOrigin = 'anonymous';
  const integrity = globalThis.__LANTERN_SRI__ && globalThis.__LANTERN_SRI__(url, script);
  if (integrity) script.integrity = integrity;
  return script;
}
function filesOfManifest() {
  const address = entry.src.split(/[?#]/)[0];
  const isOwn = ({ publicPath, remoteEntry }) => new URL(publicPath + remoteEntry, document.baseURI).href === address;
  const known = Object.values(globalThis.__FEDERATION__.moduleInfo).filter(isOwn);
  return known.flatMap(({ modules }) => modules.flatMap(({ assets: { js, css } }) => [js, css].flatMap(({ sync, async }) => [...sync, ...async])));
}`
  }

  /** Every file that the build may request, without its hash, so that the publish gate can check that the manifest names each. */
  #needs(chunks) {
    return chunks
      .flatMap((chunk) =>
        Object.entries(KINDS)
          .filter(([type]) => this.chunkGraph.getChunkModulesIterableBySourceType(chunk, type) !== undefined)
          .map(([, kind]) => `${chunk.name ?? chunk.id}${kind}`),
      )
      .sort()
  }
}
