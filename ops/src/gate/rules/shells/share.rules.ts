/** Shared packages must be available from every live shell in a matching version, and strictly: never a second React, client or session. */
import { satisfies, validRange } from 'semver'
import type { Candidate, Refusal, Rule } from '../../candidate/candidate.rules.ts'
import { assetFiles } from '../../candidate/manifest.schema.ts'
import { onePerText } from './contract.rules.ts'

/** A package that the entry requests from the page. */
export type Consumed = {
  name: string
  range: string | null
  isSingleton: boolean
  isStrict: boolean
  isEager: boolean
  /** The build has a fallback copy. */
  isBrought: boolean
}

const SHARE_KEY = /shareKey\s*:\s*["']([^"']+)["']/g
const TRUE = '(?:!0|true)'

export const fitsShares: Rule = (candidate) => {
  const consumed = sharesIn(candidate.entry)
  return onePerText([
    ...rangeRefusals(candidate, consumed),
    ...copyRefusals(candidate, consumed),
    ...consumed.filter(({ name }) => isShellOwned(candidate, name)).flatMap(flagRefusals),
  ])
}

function rangeRefusals({ build, shells }: Candidate, consumed: readonly Consumed[]): Refusal[] {
  const declared = Object.entries(build?.shared ?? {})
  const asked = consumed.flatMap(({ name, range }) => (range === null ? [] : [[name, range] as const]))
  return shells.flatMap(({ shell, provides }) =>
    [...declared, ...asked].flatMap(([name, range]): Refusal[] => {
      const version = Object.hasOwn(provides.shared, name) ? provides.shared[name] : undefined
      if (version === undefined) {
        const what = `The build takes ${name} from the page, and shell ${shell}, which is live, does not have it.`
        return [{ rule: 'share', what, fix: `Bundle ${name} into the remote, or let the shell share it first.` }]
      }
      if (isMet(version, range)) return []
      return [
        {
          rule: 'share',
          what: `The build needs ${name} ${range}; shell ${shell}, which is live, has ${version}.`,
          fix: `Install ${name} ${version} in the remote and build again, or release a shell with a version in ${range} first.`,
        },
      ]
    }),
  )
}

/** An invalid range is met by nothing. */
export function isMet(version: string, range: string): boolean {
  return validRange(range) !== null && satisfies(version, range)
}

/** Singletons of the shell must come from the page only. */
function copyRefusals(candidate: Candidate, consumed: readonly Consumed[]): Refusal[] {
  const listed = (candidate.manifest?.shared ?? []).filter(({ assets }) => assetFiles(assets).length > 0)
  const brought = new Set([...listed, ...consumed.filter(({ isBrought }) => isBrought)].map(({ name }) => name))
  return [...brought]
    .filter((name) => isShellOwned(candidate, name))
    .map((name) => ({
      rule: 'second-copy',
      what: `The build brings a ${name} of its own, as a fallback.`,
      fix: `Share ${name} with \`import: false\`: the page has it.`,
    }))
}

function flagRefusals({ name, isEager, isSingleton, isStrict }: Consumed): Refusal[] {
  const rule = 'share'
  return [
    ...(isEager
      ? [
          {
            rule,
            what: `${name} is shared as eager: it would run before the page offers its own.`,
            fix: 'Remove `eager` from its share settings.',
          },
        ]
      : []),
    ...(isSingleton
      ? []
      : [{ rule, what: `${name} is shared, but not as a singleton.`, fix: `Share ${name} with \`singleton: true\`.` }]),
    ...(isStrict
      ? []
      : [
          {
            rule,
            what: `${name} is shared as a singleton but not strictly: a wrong version would be used with a warning only.`,
            fix: `Share ${name} with \`strictVersion: true\`.`,
          },
        ]),
  ]
}

function isShellOwned({ shells }: Candidate, name: string): boolean {
  return shells.some(({ provides }) => Object.hasOwn(provides.shared, name))
}

/** Parses the federation plugin's table in the entry: the only source of share settings. */
export function sharesIn(entry: string): Consumed[] {
  let from = 0
  return [...entry.matchAll(SHARE_KEY)].map((match) => {
    const [, name = ''] = match
    const settings = entry.slice(Math.max(from, match.index - 400), match.index)
    from = match.index + match[0].length
    const has = (flag: string) => new RegExp(`${flag}\\s*:\\s*${TRUE}`).test(settings)
    return {
      name,
      range: /requiredVersion\s*:\s*["']([^"']+)["']/.exec(settings)?.[1] ?? null,
      isSingleton: has('singleton'),
      isStrict: has('strictVersion'),
      isEager: has('eager'),
      // With `import: false` the fallback throws.
      isBrought: /fallback\s*:/.test(settings) && !/Can not get/.test(settings),
    }
  })
}
