/** Publishes a dist folder, for teams, for CI and for `npm start` alike. */
import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { SHELL_NAME } from '@lantern/contract/boot'
import { PRODUCTION, shellBuildSchema } from '@lantern/contract/federation'
import { remoteBuildSchema } from '@lantern/contract/remote-build'
import { SHELL_FILE } from '@lantern/contract/shell-releases'
import * as v from 'valibot'
import { readTree } from '../../artifacts/artifact-store.ts'
import { BUILD_FILE, digestOf } from '../../gate/gate.rules.ts'
import type { PublishAnswer } from '../../releases/publish-service.ts'
import { CliError } from '../frame/cli-error.ts'
import type { ServiceClient } from '../frame/service-client.ts'
import { ENVIRONMENT_OPTION, percentOf } from '../frame/take-step.ts'
import { defineVerb } from '../frame/verb.ts'
import { sendSourceMaps } from './send-source-maps.ts'

/** Build outputs for people and tools, not for browsers. */
const NOT_PUBLISHED = /(?:^|\/)\.|\.map$|\.br$|\.gz$|\.LICENSE\.txt$|(?:^|\/)mf-stats\.json$/

export const publish = defineVerb({
  name: 'publish',
  takes: 'DIST',
  help: 'publish the dist folder of a remote or of the shell; it is released when it passes the gate',
  more: 'Publishing equal bytes again changes nothing. A refused build changes nothing either; each refusal names the fix.',
  options: {
    canary: { type: 'string', value: 'PERCENT', help: 'start as a canary for this share; default all visitors' },
    ...ENVIRONMENT_OPTION,
    reason: { type: 'string', value: '"WHY"', help: 'why, for the audit log' },
    'without-browser': { type: 'string', value: '"WHY"', help: 'admins: skip the browser check' },
  },
  run: ({ words: [folder = ''], options, service, say, progress }) => {
    const { canary, environment, reason, 'without-browser': withoutBrowser } = options
    const publishOptions = {
      environment,
      reason,
      withoutBrowser,
      ...(canary === undefined ? {} : { canary: percentOf(canary) }),
    }
    return publishFolder(service, folder, say, publishOptions, progress)
  },
})

/** How it is released; `canary` in percent, default 100. */
export type PublishOptions = { environment?: string; canary?: number; reason?: string; withoutBrowser?: string }

export async function publishFolder(
  service: ServiceClient,
  folder: string,
  say: (line: string) => void,
  publishOptions: PublishOptions = {},
  progress: (step: string) => void = () => {},
): Promise<void> {
  const tree = await readTree(folder)
  const files = new Map([...tree].filter(([file]) => !NOT_PUBLISHED.test(file)))
  const { name, version } = readBuild(folder, files)
  const address = `/api/builds/${name}/${encodeURIComponent(version)}`
  const known = await service.get<{ digest: string }>(address)
  if (known?.digest !== digestOf(files)) {
    const bytes = [...files.values()].reduce((sum, content) => sum + content.length, 0)
    say(`${name} ${version}: sending ${files.size} files, ${Math.ceil(bytes / 1024)} kB`)
    for (const [file, content] of files) await service.put(`${address}/files/${file}`, content)
  }
  // Before the gate: a page that fails to render is refused with the line of its source.
  await sendSourceMaps(service, name, tree, progress)
  const answer = await service.postInSteps<PublishAnswer>(`${address}/publish`, publishOptions, (step) =>
    progress(`${name} ${version}: ${step}`),
  )
  if (answer.kind !== 'refused') for (const note of answer.notes ?? []) progress(`${name} ${version}: ${note}`)
  say(sentenceOf(answer))
}

function readBuild(folder: string, files: ReadonlyMap<string, Buffer>): { name: string; version: string } {
  if (!existsSync(folder)) throw new CliError(`There is no folder ${folder}. Build first.`)
  const shell = files.get(SHELL_FILE)
  if (shell !== undefined) return { name: SHELL_NAME, version: parsed(SHELL_FILE, shellBuildSchema, shell).version }
  const content = files.get(BUILD_FILE)
  if (content === undefined)
    throw new CliError(
      `${join(basename(folder), BUILD_FILE)} is missing: this is not the dist folder of a remote, nor of the shell (${SHELL_FILE}). Build first.`,
    )
  return parsed(BUILD_FILE, remoteBuildSchema, content)
}

function parsed<Output>(file: string, schema: v.GenericSchema<unknown, Output>, content: Buffer): Output {
  const answer = v.safeParse(schema, jsonOf(content))
  if (!answer.success) throw new CliError(`${file} is wrong: ${answer.issues[0].message}. Build again.`)
  return answer.output
}

function jsonOf(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString('utf8'))
  } catch {
    return undefined
  }
}

function sentenceOf(answer: PublishAnswer): string {
  switch (answer.kind) {
    case 'published':
    case 'promoted': {
      const { name, version, live, off, environment, revision } = answer
      const where = environment === PRODUCTION ? '' : ` in ${environment}`
      const again = answer.kind === 'promoted' ? ' was published before and' : ''
      if (off && name === SHELL_NAME)
        return `${name} ${version} is published${where} (revision ${revision}), but the shell is switched off: edges serve the one of their own folder. To release it: revive shell --reason "why".`
      if (off)
        return `${name} ${version} is published${where} (revision ${revision}), but ${name} is switched off: members see the closed panel. To show it: revive ${name} --reason "why".`
      if (live !== version)
        return `${name} ${version}${again} is the canary${where} (revision ${revision}). ${answer.sentences.join(' ')}`
      return `${name} ${version}${again} is live${again ? ' again' : ''}${where} (revision ${revision}).`
    }
    case 'unchanged':
      return `${answer.name} ${answer.version} is live already; nothing to do.`
    case 'withdrawn':
      return `${answer.name} ${answer.version} was rolled back and stays so; live is ${answer.live}. To bring it back: rollback ${answer.name} ${answer.version} --reason "why".`
    case 'held':
      return `${answer.name} ${answer.version} is published, but ${answer.name} is pinned to ${answer.live} in ${answer.environment}. To let it go on: unpin ${answer.name} --reason "why".`
    case 'refused':
      return answer.refusals.map(({ what, fix }) => `${what} ${fix}`).join('\n')
  }
}
