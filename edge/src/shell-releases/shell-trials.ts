/** Trial links of the shell: the device that opened one gets that shell until the link expires or is revoked (decision 0061). */
import { createHash, verify } from 'node:crypto'
import { SHELL_NAME } from '@lantern/contract/boot'
import { type ShellBuild, shellBuildSchema } from '@lantern/contract/federation'
import { type OverrideLink, overrideSigningText, readOverrideLink } from '@lantern/contract/override'
import { GATE_TRIAL, SHELL_FILE, SHELL_TRIAL_QUERY } from '@lantern/contract/shell-releases'
import { COOKIE } from '@lantern/contract/storage-keys'
import { readPublicKey } from '@lantern/service'
import * as v from 'valibot'
import type { ArtifactFiles } from '../files/artifact-files.ts'
import type { AssetForms } from '../files/asset-reply.ts'
import { cookieOf } from '../request/address.ts'
import type { ReleasedShells } from './released-shells.ts'

export type ShellTrial = {
  readonly build: ShellBuild
  /** Epoch ms. */
  readonly until: number
  /** Changes with the bytes of the build. */
  readonly seal: string
  /** A file of the build. */
  file(name: string): AssetForms | undefined
}

export type ShellTrials = {
  /** The trial of a device, by its cookies; undefined for all other visitors. */
  of(cookies: string | undefined): Promise<ShellTrial | undefined>
  /** The answer to a visit with a link: the cookie, and the address without the link. null = no link. */
  intake(visit: { url: string; isSecure: boolean }): { location: string; cookie: string } | null
}

export type ShellTrialParts = {
  released: Pick<ReleasedShells, 'current' | 'file'>
  artifacts: Pick<ArtifactFiles, 'read'>
  /** Origin of artifacts that are not on our disk; '' = none. */
  origin: string
  /** Key of the release service; '' = not known yet. */
  publicKey: () => string
  environment: string
  logger: { warn(fields: object, text: string): void }
  ask?: typeof fetch
  now?: () => number
}

const ASK_LIMIT_MS = 5_000
/** A description contains the hash of every file: ours has 80 kB. */
const SIZE_LIMIT = 1024 * 1024

export function createShellTrials({
  released,
  artifacts,
  origin,
  publicKey,
  environment,
  logger,
  ask = fetch,
  now = Date.now,
}: ShellTrialParts): ShellTrials {
  /** @returns null when the link is unreadable, expired, revoked, or not signed for this environment */
  function linkOf(text: string | null | undefined): OverrideLink | null {
    const signed = text ? readOverrideLink(text) : null
    const key = publicKey()
    if (signed === null || key === '') return null
    const { link, signature } = signed
    const isMeant = link.remote === SHELL_NAME && link.environment === environment && now() < link.expiresAt
    if (!isMeant || released.current().takenBack?.includes(link.nonce)) return null
    const signedText = Buffer.from(overrideSigningText(link))
    return verify(null, signedText, readPublicKey(key), Buffer.from(signature, 'base64url')) ? link : null
  }

  /** The description of a build at the publish gate. Its files are not among those of pages: the gate fetches them as artifacts. */
  async function atGate({ version, seal }: OverrideLink): Promise<ShellBuild> {
    const forms = await artifacts.read(SHELL_NAME, version, SHELL_FILE)
    const content = forms?.identity ?? (await fetched(`${origin}/r/${SHELL_NAME}/${version}/${SHELL_FILE}`))
    if (createHash('sha256').update(content).digest('base64url') !== seal) throw new Error('it is not the sealed one')
    return v.parse(shellBuildSchema, JSON.parse(content.toString('utf8')))
  }

  async function fetched(url: string): Promise<Buffer> {
    if (origin === '') throw new Error('it is not on this disk')
    const answer = await ask(url, { redirect: 'error', signal: AbortSignal.timeout(ASK_LIMIT_MS) })
    if (!answer.ok) throw new Error(`it was answered with ${answer.status}`)
    const content = Buffer.from(await answer.arrayBuffer())
    if (content.length > SIZE_LIMIT) throw new Error('it is too large')
    return content
  }

  return {
    async of(cookies) {
      const link = linkOf(cookieOf(cookies, COOKIE.shellTrial))
      if (link === null) return undefined
      const { version, seal, expiresAt: until } = link
      const listed = released.current().releases.find((one) => one.version === version)
      if (listed !== undefined)
        return { build: listed.build, until, seal, file: (name) => released.file(name, version) }
      if (!GATE_TRIAL.test(version)) return undefined
      try {
        return { build: await atGate(link), until, seal, file: () => undefined }
      } catch (error) {
        logger.warn({ version, fault: (error as Error).message }, 'the description of a shell at the gate is not used')
        return undefined
      }
    },
    intake({ url, isSecure }) {
      const at = url.indexOf('?')
      if (at === -1) return null
      const query = new URLSearchParams(url.slice(at + 1))
      const text = query.get(SHELL_TRIAL_QUERY)
      if (text === null) return null
      query.delete(SHELL_TRIAL_QUERY)
      const rest = query.toString()
      const link = linkOf(text)
      const seconds = link === null ? 0 : Math.ceil((link.expiresAt - now()) / 1_000)
      return {
        location: `${url.slice(0, at)}${rest === '' ? '' : `?${rest}`}`,
        cookie: `${COOKIE.shellTrial}=${link === null ? '' : text}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${isSecure ? '; Secure' : ''}`,
      }
    },
  }
}
