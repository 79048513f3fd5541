/** Pictures of skins by hash, from our disk or else from the artifact origin; a picture that does not match its hash is refused. */
import { createHash } from 'node:crypto'
import type { PublishedSkin } from '@lantern/contract/skins-document'
import type { ServiceLogger } from '@lantern/service'
import type { ArtifactFiles } from '../files/artifact-files.ts'
import type { AssetForms } from '../files/asset-reply.ts'

/** The folder that ops writes them to; no build can have this name. */
const PLACE = ['skins', 'art'] as const
const ASK_LIMIT_MS = 5_000
const SIZE_LIMIT = 64 * 1024
const MAX_KEPT = 400

export type SkinArt = {
  /** The caller has validated the name against the contract's schema. */
  read(file: string): Promise<AssetForms | undefined>
  /** Whether all pictures of a skin are available and match their hashes; otherwise the skin is not used. */
  isWhole(skin: PublishedSkin): Promise<boolean>
}

export type SkinArtOptions = { files: ArtifactFiles; origin: string; logger: ServiceLogger; ask?: typeof fetch }

export function createSkinArt({ files, origin, logger, ask = fetch }: SkinArtOptions): SkinArt {
  const kept = new Map<string, AssetForms>()
  const whole = new Set<string>()
  const told = new Set<string>()

  async function bring(file: string): Promise<AssetForms | undefined> {
    if (origin === '') return undefined
    try {
      const answer = await ask(`${origin}/r/${PLACE.join('/')}/${file}`, {
        redirect: 'error',
        signal: AbortSignal.timeout(ASK_LIMIT_MS),
      })
      if (!answer.ok) return undefined
      const identity = Buffer.from(await answer.arrayBuffer())
      return identity.length > SIZE_LIMIT ? undefined : { identity }
    } catch {
      return undefined
    }
  }

  async function read(file: string): Promise<AssetForms | undefined> {
    const known = kept.get(file)
    if (known !== undefined) return known
    const forms = (await files.read(...PLACE, file)) ?? (await bring(file))
    if (forms === undefined || !isNamedAs(file, forms.identity)) return undefined
    if (kept.size >= MAX_KEPT) kept.clear()
    kept.set(file, forms)
    return forms
  }

  return {
    read,
    async isWhole({ code, version, art }) {
      if (whole.has(version)) return true
      const names = [
        ...new Set(
          Object.values(art).flatMap((picture) =>
            picture === undefined ? [] : [picture.dark.file, picture.light.file],
          ),
        ),
      ]
      const found = await Promise.all(names.map(read))
      const missing = names.filter((_, at) => found[at] === undefined)
      if (missing.length === 0) whole.add(version)
      else if (!told.has(version)) {
        told.add(version)
        logger.warn({ code, version, missing }, 'a skin is not used: pictures are missing or not what they were')
      }
      return missing.length === 0
    },
  }
}

function isNamedAs(file: string, content: Buffer): boolean {
  return file.startsWith(`${createHash('sha256').update(content).digest('hex').slice(0, 32)}.`)
}
