/** `/r/<name>/<version>/<file>` and `/r/<name>/files/<file>` of remotes, and `/assets/<file>` of the shell. */
import { fileNameSchema, remoteNameSchema, versionSchema } from '@lantern/contract/federation'
import { isHashedName, SHARED_FOLDER } from '@lantern/contract/file-owner'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { ArtifactFiles } from '../files/artifact-files.ts'
import { sendAsset, sendElsewhere, sendFixed, sendMissing, sendShared } from '../files/asset-reply.ts'
import { dictionaryMatch, dictionaryOf } from '../files/dictionary.rules.ts'
import { encodingOf } from '../files/encoding.rules.ts'
import { POLYFILL_PATH } from '../request/own-paths.ts'
import { POLYFILL_FILE, type ShellBuildSource } from '../shell-build/shell-build.ts'
import type { ServedShells } from '../shell-releases/served-shells.ts'
import type { Visitors } from '../visitor/visitors.ts'

const sharedFileSchema = v.pipe(fileNameSchema, v.check(isHashedName))
const artifactParams = v.union([
  v.object({ name: remoteNameSchema, folder: v.literal(SHARED_FOLDER), '*': sharedFileSchema }),
  v.object({ name: remoteNameSchema, folder: versionSchema, '*': fileNameSchema }),
])
const MOST_CHECKED = 5_000
/** Precompressed forms are not files of their own. */
const FORM = /\.(?:br|gz|dcz)$/

export type AssetParts = {
  artifacts: ArtifactFiles
  shells: ServedShells
  visitors: Visitors
  developmentShell: ShellBuildSource | undefined
  /** Origin of artifacts that are not on our disk; '' = none. */
  origin: string
}

export function assetRoutes(
  app: FastifyInstance,
  { artifacts, shells, visitors, developmentShell, origin }: AssetParts,
): void {
  /** Checked parameters of addresses that led to a file: checking them costs more than sending it. */
  const checked = new Map<string, v.InferOutput<typeof artifactParams>>()

  app.get('/r/:name/:folder/*', async (request, reply) => {
    const known = checked.get(request.url)
    const params =
      known === undefined ? v.safeParse(artifactParams, request.params) : ({ success: true, output: known } as const)
    if (!params.success || FORM.test(params.output['*'])) return sendMissing(reply)
    const { name, folder, '*': file } = params.output
    const forms = await artifacts.read(name, folder, file)
    if (forms !== undefined && known === undefined) {
      if (checked.size >= MOST_CHECKED) checked.clear()
      checked.set(request.url, params.output)
    }
    const accepted = request.headers['accept-encoding']
    if (forms !== undefined && folder === SHARED_FOLDER) {
      const dictionary = dictionaryOf(accepted, request.headers['available-dictionary'])
      const difference = dictionary === undefined ? undefined : await artifacts.readDifference(name, file, dictionary)
      const match = dictionaryMatch(name, file)
      return sendShared(reply, { name: file, forms, match, difference }, encodingOf(accepted))
    }
    if (forms !== undefined) return sendAsset(reply, file, forms, encodingOf(accepted))
    // For tools that read discovery by our address; pages fetch from the artifact origin directly.
    return origin === '' ? sendMissing(reply) : sendElsewhere(reply, `${origin}/r/${name}/${folder}/${file}`)
  })

  // Fixed path (spec 7): the content changes with the build.
  app.get(POLYFILL_PATH, async (request, reply) => {
    const { cookie } = request.headers
    const shell = await shells.forRequest(visitors.idOf(cookie), cookie)
    const hash = shell?.build.files[POLYFILL_FILE]
    const forms = shell?.file(POLYFILL_FILE)
    if (hash === undefined || forms === undefined) return sendMissing(reply)
    return sendFixed(
      reply,
      POLYFILL_FILE,
      { hash, forms },
      { accepted: encodingOf(request.headers['accept-encoding']), known: request.headers['if-none-match'] },
    )
  })

  app.get('/assets/*', async (request, reply) => {
    const file = v.safeParse(v.object({ '*': fileNameSchema }), request.params)
    const forms = file.success ? (shells.file(file.output['*']) ?? developmentShell?.file(file.output['*'])) : undefined
    if (!file.success || forms === undefined) return sendMissing(reply)
    return sendAsset(reply, file.output['*'], forms, encodingOf(request.headers['accept-encoding']))
  })
}
