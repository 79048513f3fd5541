/** Settings are read from the environment once; an invalid one stops the process with a sentence that names it. */
import { isAbsolute } from 'node:path'
import * as v from 'valibot'

/** An invalid setting. The message is one sentence for the terminal. */
export class SettingError extends Error {
  override readonly name = 'SettingError'
}

/**
 * Parses the environment. Empty values count as unset.
 * @throws SettingError naming the first invalid setting
 */
export function parseSettings<Schema extends v.GenericSchema>(
  schema: Schema,
  env: Record<string, string | undefined>,
): v.InferOutput<Schema> {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const result = v.safeParse(schema, present)
  if (result.success) return result.output
  const issue = result.issues[0]
  const name = String(issue.path?.[0]?.key ?? 'The settings')
  // `issue.message` of our field schemas never contains the value, which may be a secret.
  if (present[name] === undefined) throw new SettingError(`${name} is not set: ${issue.message}.`)
  throw new SettingError(`${name} is wrong: ${issue.message}.`)
}

/**
 * Parses the environment of a process: an invalid setting is reported in one sentence on stderr and ends the process with code 1.
 * @example const settings = readSettings(v.object({ EDGE_PORT: portSetting(3000) }), process.env)
 */
export function readSettings<Schema extends v.GenericSchema>(
  schema: Schema,
  env: Record<string, string | undefined>,
): v.InferOutput<Schema> {
  try {
    return parseSettings(schema, env)
  } catch (error) {
    exitOnWrongSetting(error)
  }
}

/**
 * Reports an invalid setting on stderr and ends the process with code 1; rethrows any other error.
 * @example const sign = await loadSigningModule(settings.SIGNING_MODULE).catch(exitOnWrongSetting)
 */
export function exitOnWrongSetting(error: unknown): never {
  if (!(error instanceof SettingError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}

/** A TCP port; 0 = any free one. */
export function portSetting(fallback: number) {
  return numberSetting(fallback, 65_535, 'it must be a port number from 0 to 65535')
}

/** Milliseconds, up to a minute. */
export function millisecondsSetting(fallback: number) {
  return numberSetting(fallback, 60_000, 'it must be a number of milliseconds from 0 to 60000')
}

/** A multiplier, 0.1 to 1000. */
export function scaleSetting(fallback: number) {
  const message = 'it must be a number from 0.1 to 1000'
  return v.optional(
    v.pipe(
      v.string(message),
      v.regex(/^\d{1,4}(?:\.\d{1,3})?$/, message),
      v.transform(Number),
      v.check((value) => value >= 0.1 && value <= 1_000, message),
    ),
    String(fallback),
  )
}

/** A count; 0 usually means no limit. */
export function countSetting(fallback: number) {
  return numberSetting(fallback, 99_999, 'it must be a number from 0 to 99999')
}

/** URL of a Redis; '' = none. The message never contains the URL, which may hold a password. */
export function redisSetting() {
  const message = 'it must be a redis:// or rediss:// address'
  return v.optional(
    v.pipe(
      v.string(message),
      v.check((text) => text === '' || (/^rediss?:\/\/\S+$/.test(text) && URL.canParse(text)), message),
    ),
    '',
  )
}

/** URL of a PostgreSQL; '' = none. The message never contains the URL, which may hold a password. */
export function databaseSetting() {
  const message = 'it must be a postgres:// or postgresql:// address'
  return v.optional(
    v.pipe(
      v.string(message),
      v.check((text) => text === '' || (/^postgres(?:ql)?:\/\/\S+$/.test(text) && URL.canParse(text)), message),
    ),
    '',
  )
}

/** An http(s) origin such as `http://127.0.0.1:3100`; a trailing slash is removed. */
export function originSetting(fallback?: string) {
  const message = 'it must be an http or https origin such as http://127.0.0.1:3100'
  const schema = v.pipe(v.string(message), v.check(isOrigin, message), v.transform(toOrigin))
  return fallback === undefined ? schema : v.optional(schema, fallback)
}

/** Origins separated by commas. */
export function originListSetting(fallback: string) {
  const message = 'it must be http or https origins separated by commas'
  return v.optional(
    v.pipe(
      v.string(message),
      v.transform(listOf),
      v.array(v.pipe(v.string(), v.check(isOrigin, message), v.transform(toOrigin))),
    ),
    fallback,
  )
}

/** Host names with a port, separated by commas; none by default. */
export function hostListSetting() {
  const message = 'it must be host names with a port, such as ops:3200, separated by commas'
  return v.optional(
    v.pipe(
      v.string(message),
      v.transform(listOf),
      v.array(v.pipe(v.string(), v.regex(/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?:\d{1,5}$/, message))),
    ),
    '',
  )
}

/** A file by its absolute path; '' = none. */
export function fileSetting() {
  const message = 'it must be the absolute path of a file'
  return v.optional(
    v.pipe(
      v.string(message),
      v.check((path) => path === '' || isAbsolute(path), message),
    ),
    '',
  )
}

/** An instant with its time zone, in epoch milliseconds; none by default. */
export function instantSetting() {
  const message = 'it must be an instant such as 2026-03-04T12:00:00Z'
  return v.optional(v.pipe(v.string(message), v.isoTimestamp(message), v.transform(Date.parse)))
}

export function textSetting(fallback: string) {
  return v.optional(v.string(), fallback)
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function numberSetting(fallback: number, most: number, message: string) {
  return v.optional(
    v.pipe(
      v.string(message),
      v.regex(/^\d{1,5}$/, message),
      v.transform(Number),
      v.check((value) => value <= most, message),
    ),
    String(fallback),
  )
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  return (
    /^https?:$/.test(url.protocol) &&
    url.pathname === '/' &&
    url.search === '' &&
    url.hash === '' &&
    url.username === ''
  )
}

function toOrigin(text: string): string {
  return new URL(text).origin
}
