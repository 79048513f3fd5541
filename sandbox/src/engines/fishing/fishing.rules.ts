/** Fishing: one net a round, cast at one kind of fish. A kind that pays m times the stake is caught with a chance of rtp / m. */
import * as v from 'valibot'
import type { Draw } from '../draws/draws.rules.ts'

const PERCENT = 100

export const fishingSheetSchema = v.object({
  kind: v.literal('fishing'),
  theme: v.string(),
  /** Return to player of every cast, whole per cent. */
  rtpPercent: v.pipe(v.number(), v.integer(), v.minValue(90), v.maxValue(99)),
  fish: v.pipe(
    v.array(v.object({ id: v.string(), pays: v.pipe(v.number(), v.integer(), v.minValue(2)) })),
    v.minLength(1),
    v.maxLength(20),
  ),
})
export type FishingSheet = v.InferOutput<typeof fishingSheetSchema>

/** What fish pay, from small to large. */
const SPECIES: readonly (readonly [id: string, pays: number])[] = [
  ['minnow', 2],
  ['clown', 3],
  ['puffer', 5],
  ['turtle', 8],
  ['ray', 12],
  ['squid', 20],
  ['shark', 40],
  ['dragon', 100],
]

/** @param index of the title at its venue: titles differ in their return and their largest fish */
export function fishingSheet(theme: string, index: number): FishingSheet {
  const rtpPercent = 94 + (index % 4)
  const largest = SPECIES.length - (index % 2)
  return { kind: 'fishing', theme, rtpPercent, fish: SPECIES.slice(0, largest).map(([id, pays]) => ({ id, pays })) }
}

/** Whether the cast catches its fish: rtp of 100 × pays numbers do. */
function isCaught({ rtpPercent }: FishingSheet, pays: number, draw: Draw): boolean {
  return draw(PERCENT * pays) < rtpPercent
}

/** What a cast returns, in fen; 0 also for a kind that does not swim here. */
export function castReturn(sheet: FishingSheet, fishId: string, stakeFen: number, draw: Draw): number {
  const fish = sheet.fish.find(({ id }) => id === fishId)
  return fish && isCaught(sheet, fish.pays, draw) ? stakeFen * fish.pays : 0
}
