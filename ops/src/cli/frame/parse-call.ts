/** Parses command line words into a verb with options. */
import { parseArgs } from 'node:util'
import { UsageError } from './cli-error.ts'
import { helpOf, nearest, overview, usageOf } from './help.rules.ts'
import type { ParsedOptions, Verb } from './verb.ts'

export type ParsedCall =
  | { kind: 'help'; text: string }
  | { kind: 'run'; verb: Verb; words: string[]; options: ParsedOptions }

/** @throws UsageError with the fault and the usage of the verb */
export function parseCall(argv: readonly string[], verbs: readonly Verb[]): ParsedCall {
  const [name, ...rest] = argv
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    const asked = verbs.find((verb) => verb.name === rest[0])
    return { kind: 'help', text: asked === undefined ? overview(verbs) : helpOf(asked) }
  }
  const verb = verbs.find((one) => one.name === name)
  if (verb === undefined) throw new UsageError(unknown(name, verbs))

  const { values, positionals } = parsed(verb, rest)
  if (values.help === true) return { kind: 'help', text: helpOf(verb) }
  checkWords(verb, positionals)
  const options: ParsedOptions = Object.fromEntries(
    Object.entries(verb.options).map(([key, { type }]) => [
      key,
      values[key] ?? (type === 'boolean' ? false : undefined),
    ]),
  )
  for (const [key, option] of Object.entries(verb.options)) {
    if (option.required && options[key] === undefined)
      throw new UsageError(`${verb.name} needs --${key}: ${option.help}.\n${usageOf(verb)}`)
  }
  return { kind: 'run', verb, words: positionals, options }
}

function parsed(verb: Verb, args: string[]): { values: ParsedOptions; positionals: string[] } {
  const options = Object.fromEntries(
    Object.entries(verb.options).map(([key, { type, multiple = false }]) => [key, { type, multiple }]),
  )
  try {
    return parseArgs({ args, allowPositionals: true, options: { ...options, help: { type: 'boolean', short: 'h' } } })
  } catch (error) {
    const unknownOption = /Unknown option '--?([\w-]+)/.exec((error as Error).message)?.[1]
    if (unknownOption === undefined) throw new UsageError(`${(error as Error).message}\n${usageOf(verb)}`)
    const meant = nearest(unknownOption, Object.keys(verb.options))
    throw new UsageError(
      `${verb.name} has no option --${unknownOption}.${meant === null ? '' : ` Did you mean --${meant}?`}\n${usageOf(verb)}`,
    )
  }
}

function checkWords(verb: Verb, words: readonly string[]): void {
  const wanted = verb.takes.split(' ').filter((word) => word !== '')
  const needed = wanted.filter((word) => !word.startsWith('['))
  const missing = needed[words.length]
  if (missing !== undefined) throw new UsageError(`${verb.name} needs ${missing}.\n${usageOf(verb)}`)
  const surplus = words[wanted.length]
  if (surplus !== undefined && !verb.takes.includes('…'))
    throw new UsageError(`${verb.name} does not know what to do with "${surplus}".\n${usageOf(verb)}`)
}

function unknown(name: string, verbs: readonly Verb[]): string {
  const meant = nearest(
    name,
    verbs.map((verb) => verb.name),
  )
  return `There is no verb "${name}".${meant === null ? '' : ` Did you mean ${meant}?`} See them with --help.`
}
