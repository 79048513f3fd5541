/** The pictures that a customer's CDN would serve: drawn on first use, kept, named by their content. */
import { createHash } from 'node:crypto'
import { bannerOf, coverOf, isKind, offerMotif } from '@lantern/art'
import { type GameRow, makeGames } from '../games/games.ts'

/** Where pictures are served, in the site's API group, so that the edge forwards them. */
export const ART_PATH = '/site/api/v1/media/art'

type Picture = { readonly svg: string; readonly version: string }

const kept = new Map<string, Picture>()

/** @returns null for a name without a picture */
export function pictureNamed(name: string): Picture | null {
  const known = kept.get(name)
  if (known) return known
  const svg = draw(name)
  if (svg === null) return null
  const made = { svg, version: createHash('sha256').update(svg).digest('hex').slice(0, 12) }
  kept.set(name, made)
  return made
}

/** @returns address of a game's cover, which changes with its content; '' without one */
export function coverPath(game: Pick<GameRow, 'gameCode' | 'category'>): string {
  return isKind(game.category) ? pathOf(`cover/${game.gameCode}`) : ''
}

/** @returns address of the banner of an offer, advertisement or campaign; '' where the title names nothing that we can draw */
export function bannerPath(title: { readonly zh: string; readonly en: string }): string {
  const motif = offerMotif(title)
  return motif === null ? '' : pathOf(`banner/${motif}`)
}

function pathOf(name: string): string {
  const picture = pictureNamed(name)
  return picture === null ? '' : `${ART_PATH}/${name}.svg?v=${picture.version}`
}

function draw(name: string): string | null {
  const [folder, code = ''] = name.split('/')
  if (folder === 'banner') return bannerOf(code)
  if (folder !== 'cover') return null
  const game = makeGames().find(({ gameCode }) => gameCode === code)
  return game && isKind(game.category) ? coverOf(game.category, game.name, game.gameCode) : null
}
