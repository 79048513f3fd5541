/** The pictures that a customer's CDN would serve: drawn on first use, kept, named by their content. */
import { createHash } from 'node:crypto'
import { bannerOf, coverOf, isKind } from '@lantern/art'
import { type GameRow, makeGames } from '../games/games.ts'
import { bannerName } from './banner-names.ts'
import { SMALL_PICTURES, smallPicture } from './small-pictures.ts'

/** Where pictures are served, in the site's API group, so that the edge forwards them. */
export const ART_PATH = '/site/api/v1/media/art'

type Picture = { readonly svg: string; readonly version: string; small?: Promise<Buffer> }

const kept = new Map<string, Picture>()

/** @returns null for a name without a picture */
export function pictureNamed(name: string): Picture | null {
  const known = kept.get(name)
  if (known) return known
  const svg = draw(name)
  if (svg === null) return null
  const made: Picture = { svg, version: versionOf(svg) }
  kept.set(name, made)
  return made
}

/** @returns address of a game's cover, which changes with its content; '' without one */
export function coverPath(game: Pick<GameRow, 'gameCode' | 'category'>): string {
  return isKind(game.category) ? pathOf(`cover/${game.gameCode}`) : ''
}

/** @returns address of a game's small cover, of the same shape; '' without one */
export function smallCoverPath(game: Pick<GameRow, 'gameCode' | 'category'>): string {
  const picture = isKind(game.category) ? pictureNamed(`cover/${game.gameCode}`) : null
  if (picture === null) return ''
  return `${ART_PATH}/cover/${game.gameCode}.webp?v=${versionOf(`${picture.version}${SMALL_PICTURES}`)}`
}

/** @returns a picture of a list; null for a name without one. Made on first use and kept. */
export async function smallPictureNamed(name: string): Promise<Buffer | null> {
  const picture = pictureNamed(name)
  if (picture === null) return null
  picture.small ??= smallPicture(picture.svg)
  return picture.small
}

/** @returns address of the banner of an offer, advertisement or campaign; '' for an id without one, of which pages show a picture of its category */
export function bannerPath(id: string): string {
  const name = bannerName(id)
  return name === undefined ? '' : pathOf(`banner/${name}`)
}

function pathOf(name: string): string {
  const picture = pictureNamed(name)
  return picture === null ? '' : `${ART_PATH}/${name}.svg?v=${picture.version}`
}

function versionOf(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12)
}

function draw(name: string): string | null {
  const [folder, code = ''] = name.split('/')
  if (folder === 'banner') return bannerOf(code)
  if (folder !== 'cover') return null
  const game = makeGames().find(({ gameCode }) => gameCode === code)
  return game && isKind(game.category) ? coverOf(game.category, game.name, game.gameCode) : null
}
