/** Shared packages must be available from every live shell in a matching version, and strictly: never a second React, client or session. */
import { satisfies, validRange } from 'semver'
import { type Candidate, REBUILD, type Refusal, type Rule } from '../../candidate/candidate.rules.ts'
import { assetFiles } from '../../candidate/manifest.schema.ts'
import { isTrue, objectOf, onlyThrows, textOf, walkScript } from '../../candidate/script-syntax.rules.ts'
import { onePerText } from './contract.rules.ts'
import { standing, waitFor } from './standing.rules.ts'

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

export const fitsShares: Rule = (candidate) => {
  const consumed = sharesIn(candidate.entry)
  if (consumed === null)
    return [
      { rule: 'share', what: 'The entry is no script that can be read: what it shares is unknown.', fix: REBUILD },
    ]
  return onePerText([
    ...rangeRefusals(candidate, consumed),
    ...copyRefusals(candidate, consumed),
    ...consumed.filter(({ name }) => isShellOwned(candidate, name)).flatMap(flagRefusals),
  ])
}

function rangeRefusals({ build, shells }: Candidate, consumed: readonly Consumed[]): Refusal[] {
  const declared = Object.entries(build?.shared ?? {})
  const asked = consumed.flatMap(({ name, range }) => (range === null ? [] : [[name, range] as const]))
  return shells.flatMap((live) =>
    [...declared, ...asked].flatMap(([name, range]): Refusal[] => {
      const { shell, provides } = live
      const version = Object.hasOwn(provides.shared, name) ? provides.shared[name] : undefined
      if (version === undefined) {
        const what = `The build takes ${name} from the page, and shell ${shell}, ${standing(live)}, does not have it.`
        return [
          {
            rule: 'share',
            what,
            fix: `${waitFor(live, 'Let the shell share it first')}, or bundle ${name} into the remote.`,
          },
        ]
      }
      if (isMet(version, range)) return []
      return [
        {
          rule: 'share',
          what: `The build needs ${name} ${range}; shell ${shell}, ${standing(live)}, has ${version}.`,
          fix: `${waitFor(live, `First release a shell with a version in ${range}`)}, or install ${name} ${version} in the remote and build again.`,
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

/**
 * The federation plugin's settings of each package that the entry takes from the page: object literals with a `shareKey`.
 * @returns null when the entry is no script
 */
export function sharesIn(entry: string): Consumed[] | null {
  const consumed: Consumed[] = []
  try {
    walkScript(entry, (node) => {
      const settings = node.type === 'ObjectExpression' ? objectOf(node) : undefined
      const name = textOf(settings?.get('shareKey'))
      if (settings === undefined || name === undefined) return
      consumed.push({
        name,
        range: textOf(settings.get('requiredVersion')) ?? null,
        isSingleton: isTrue(settings.get('singleton')),
        isStrict: isTrue(settings.get('strictVersion')),
        isEager: isTrue(settings.get('eager')),
        // With `import: false` the fallback throws.
        isBrought: settings.has('fallback') && !onlyThrows(settings.get('fallback')),
      })
    })
  } catch {
    return null
  }
  return consumed
}
