/** Conflicting claims of remotes, and pages outside their own prefix. Pure. */
import { isWithin, shapeOf } from '@lantern/contract/page-table'
import { OPEN_SLOTS } from '@lantern/contract/slots'
import type { Landscape, Owns, Seat } from '../document/landscape.ts'
import { error, whereOf } from './document.rules.ts'
import type { Finding } from './finding.ts'

type Owner = Seat & { owns: Owns }

export function ownerFindings({ seats }: Landscape): Finding[] {
  const owners = seats.filter((seat): seat is Owner => seat.owns !== null)
  return [...owners.flatMap(pagesOutside), ...sharedPages(owners), ...sharedSlots(owners)]
}

function pagesOutside(seat: Owner): Finding[] {
  const { routePrefixes, pages } = seat.owns
  return pages
    .filter((page) => !routePrefixes.some((prefix) => isWithin(page, prefix)))
    .map((page) =>
      error(
        'pages',
        whereOf(seat),
        `It lists ${page}, which is below none of its prefixes (${routePrefixes.join(', ')}).`,
        'Take the page out of its list, or give the remote the prefix.',
      ),
    )
}

function sharedPages(owners: readonly Owner[]): Finding[] {
  return sharedBy(owners, ({ pages }) => pages.map(shapeOf)).map(([page, one, other]) =>
    error(
      'pages',
      one,
      `It lists ${page}, and so does ${other}: which one a member gets is left to chance.`,
      'Let one of the two list it.',
    ),
  )
}

function sharedSlots(owners: readonly Owner[]): Finding[] {
  const exclusive = ({ slots }: Owns) => slots.filter((slot) => !(OPEN_SLOTS as readonly string[]).includes(slot))
  return sharedBy(owners, exclusive).map(([slot, one, other]) =>
    error(
      'slot-owner',
      one,
      `It fills the slot ${slot}, and so does ${other}: there is room for one.`,
      'Let one of the two fill it.',
    ),
  )
}

/** Claims shared by two remotes, with both names. */
function sharedBy(owners: readonly Owner[], thingsOf: (owns: Owns) => readonly string[]): [string, string, string][] {
  const claims = new Map<string, Set<string>>()
  for (const { name, owns } of owners)
    for (const thing of thingsOf(owns)) claims.set(thing, (claims.get(thing) ?? new Set()).add(name))
  return [...claims].flatMap(([thing, names]): [string, string, string][] => {
    const [one = '', other] = names
    return other === undefined ? [] : [[thing, one, other]]
  })
}
