import type { LandName } from '../scene/lands.ts'
import type { PaletteName } from '../scene/palettes.ts'
import type { SkyName } from '../scene/skies.ts'
import type { WeatherName } from '../scene/weather.ts'

/** What a picture is of, and the surroundings that suit it; one of each list is chosen by the seed. */
export type Subject = {
  readonly drawing: string
  readonly palettes: readonly [PaletteName, ...PaletteName[]]
  readonly skies: readonly [SkyName, ...SkyName[]]
  /** Far and middle plane. */
  readonly lands: readonly [readonly [LandName, LandName], ...(readonly [LandName, LandName])[]]
  readonly weather: readonly [WeatherName, ...WeatherName[]]
  /** Is the same from both sides, or holds signs: never mirrored, and may stand so near that its edges are cut. */
  readonly fixed?: boolean
}

/** What the second word of a title adds to the scene. */
export type Setting = {
  readonly sky?: SkyName
  readonly weather?: WeatherName
  /** Behind and in front of the subject, in its box of 100 by 100 (visible from -70 to 170). */
  readonly back?: string
  readonly front?: string
  /** Size and tilt of the subject. */
  readonly scale?: number
  readonly tilt?: number
  readonly rise?: number
}
