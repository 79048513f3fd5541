/** The pages that a build lists must be below its prefixes, unique, not the shell's, and protected at least as the specification requires. */

import { exampleFaults } from '@lantern/contract/page-routes'
import { isWithin, PAGES_SINCE, shapeOf } from '@lantern/contract/page-table'
import type { RemoteBuild } from '@lantern/contract/remote-build'
import { MAX_PAGES_BYTES } from '@lantern/contract/remote-page'
import { isProtected, SHELL_PATHS } from '@lantern/contract/routes'
import { UPSTREAM_PREFIXES } from '@lantern/contract/signing'
import type { Refusal, Rule } from '../../candidate/candidate.rules.ts'

export const pagesAreItsOwn: Rule = ({ build }) => (build === undefined ? [] : pageRefusals(build))

function pageRefusals(build: RemoteBuild): Refusal[] {
  const { pages, routePrefixes, contractVersion } = build
  if (pages === undefined) return routePrefixes.length > 0 && mustList(contractVersion) ? [unlisted(build)] : []
  const bytes = Buffer.byteLength(JSON.stringify(pages))
  const seen = new Set<string>()
  return [
    ...(bytes > MAX_PAGES_BYTES ? [tooLarge(bytes)] : []),
    ...pages.flatMap((page): Refusal[] => {
      const shape = shapeOf(page.path)
      const isAgain = seen.has(shape)
      seen.add(shape)
      if (isAgain)
        return [refused(`${page.path} is listed twice.`, 'Keep one of the two entries of remote.json and build again.')]
      // A build from before examples has none.
      const [fault] = page.example === undefined ? [] : exampleFaults(page)
      if (fault !== undefined) return [refused(fault, 'Correct "example" of the page in remote.json and build again.')]
      if (UPSTREAM_PREFIXES.some((prefix) => `${page.path}/`.startsWith(prefix)))
        return [
          refused(`${page.path} belongs to the API.`, 'Give the page another path in remote.json and build again.'),
        ]
      if (SHELL_PATHS.includes(page.path))
        return [
          refused(`${page.path} is a page of the shell.`, 'Give the page another path in remote.json and build again.'),
        ]
      if (!routePrefixes.some((prefix) => isWithin(page.path, prefix)))
        return [
          refused(
            `${page.path} is below none of the prefixes of ${build.name} (${routePrefixes.join(', ')}).`,
            'Move the page below a prefix of its remote, or let the remote that owns the path list it.',
          ),
        ]
      if (isProtected(page.path) && !page.protected)
        return [
          refused(
            `${page.path} is listed as open to visitors, and the specification protects it.`,
            'Write "protected": true in remote.json: the shell asks for a session there whatever a build says.',
          ),
        ]
      return []
    }),
  ]
}

function mustList(contractVersion: string): boolean {
  const [major = 0, minor = 0] = contractVersion.split('.').map(Number)
  const [sinceMajor = 0, sinceMinor = 0] = PAGES_SINCE.split('.').map(Number)
  return major > sinceMajor || (major === sinceMajor && minor >= sinceMinor)
}

function unlisted({ contractVersion }: RemoteBuild): Refusal {
  return refused(
    `It was built against contract ${contractVersion} and lists no pages.`,
    'List every page in "pages" of remote.json and build again.',
  )
}

function tooLarge(bytes: number): Refusal {
  return refused(
    `The list of its pages is ${bytes} bytes; every page of the site carries it, and ${MAX_PAGES_BYTES} is the limit.`,
    'Shorten search words, or join pages that differ by a value into one with a parameter.',
  )
}

function refused(what: string, fix: string): Refusal {
  return { rule: 'pages', what, fix }
}
