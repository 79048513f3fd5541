/**
 * A link that puts picks on the betting slip, without a stake. Any page may show it; the sport pages of games read it. The picks are part of the
 * address, so that pages and games need not know each other's build: a build of games that does not know them shows the board.
 */

/** A selection of the sport board (`boardMarketSchema`). */
export type HandedPick = { readonly matchId: string; readonly selectionId: string }

/** Query parameter of each pick: `match/selection`. */
export const SLIP_PARAM = 'add'
/** Picks that a slip takes. */
const MAX_PICKS = 10
const ID = /^[\w:.+-]{1,80}$/

/** Address of the sport board with picks for the slip: `/game/sport?add=m1%2Fm1%3A1x2%3Ahome`. */
export function slipLink(picks: readonly HandedPick[]): string {
  const query = picks
    .slice(0, MAX_PICKS)
    .map(({ matchId, selectionId }) => `${SLIP_PARAM}=${encodeURIComponent(`${matchId}/${selectionId}`)}`)
  return `/game/sport?${query.join('&')}`
}

/** The picks of an address; what is no pick is left out. @param texts values of `SLIP_PARAM` */
export function handedPicks(texts: readonly string[]): HandedPick[] {
  const picks = texts.flatMap((text) => {
    const [matchId = '', selectionId = '', ...rest] = text.split('/')
    return rest.length === 0 && ID.test(matchId) && ID.test(selectionId) ? [{ matchId, selectionId }] : []
  })
  return picks.slice(0, MAX_PICKS)
}
