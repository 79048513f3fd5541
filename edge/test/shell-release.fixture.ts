/** A release service that lists shells, for tests of an edge: signed documents and artifacts on disk. */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ShellReleases, shellReleasesSigningText } from '@lantern/contract/shell-releases'
import { writeShell } from './edge.fixture.ts'

export const sri = (content: Buffer): string => `sha384-${createHash('sha384').update(content).digest('base64')}`

/** Writes a shell where the release service keeps artifacts. @returns the hash of every file */
export function writeReleasedShell(dataDir: string, version: string): Record<string, string> {
  const folder = join(dataDir, 'artifacts/shell', version)
  writeShell(folder, version)
  const own = `chunk.${createHash('sha256').update(version).digest('hex').slice(0, 8)}.js`
  const chunk = Buffer.from(`/* ${version} */`)
  const description = JSON.parse(readFileSync(join(folder, 'shell.json'), 'utf8'))
  description.files[own] = sri(chunk)
  writeFileSync(join(folder, own), chunk)
  writeFileSync(join(folder, 'shell.json'), JSON.stringify(description))
  return Object.fromEntries(readdirSync(folder).map((file) => [file, sri(readFileSync(join(folder, file)))]))
}

/** A chunk that only this version has. */
export function chunkOf(files: Record<string, string>): string {
  return Object.keys(files).find((file) => file.startsWith('chunk.')) ?? ''
}

/** Answers of the release service, signed by `signText`. `say(null)` = it is unreachable. */
export function aReleaseService(signText: (text: string) => string) {
  let answer: Response | null = null
  let revision = 0
  return {
    ask: async (): Promise<Response> => {
      if (answer === null) throw new Error('ops is away')
      return answer.clone()
    },
    say(document: ShellReleases | null, change: object = {}): void {
      revision += 1
      const text = JSON.stringify(document)
      const signature = signText(shellReleasesSigningText(revision, text))
      answer =
        document === null ? null : Response.json({ document: text, revision, signature, keyId: 'test', ...change })
    },
  }
}

/** Puts other bytes in the place of a file. */
export function tear(dataDir: string, version: string, file: string): void {
  const folder = join(dataDir, 'artifacts/shell', version)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, file), readFileSync(join(folder, file)).subarray(0, 5))
}
