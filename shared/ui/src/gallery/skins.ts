/** Colours of the skins in `skins/`, as the edge would set them. Their pictures decorate places of the site, which the gallery does not have. */
import christmas from '../../../../skins/christmas/skin.json' with { type: 'json' }
import classic from '../../../../skins/classic/skin.json' with { type: 'json' }
import football from '../../../../skins/football/skin.json' with { type: 'json' }
import midAutumn from '../../../../skins/mid-autumn/skin.json' with { type: 'json' }
import springFestival from '../../../../skins/spring-festival/skin.json' with { type: 'json' }

type Colours = Readonly<Record<string, string>>

const SKINS = [classic, springFestival, midAutumn, christmas, football]

export const SKIN_CODES: readonly string[] = ['none', ...SKINS.map(({ code }) => code)]

/** Sets the colours of a skin on the page. @returns a function that removes them */
export function putOnSkin(page: HTMLElement, code: string, scheme: 'dark' | 'light'): () => void {
  const colours: Colours = SKINS.find((skin) => skin.code === code)?.tokens[scheme] ?? {}
  for (const [role, colour] of Object.entries(colours)) page.style.setProperty(`--${role}`, colour)
  return () => {
    for (const role of Object.keys(colours)) page.style.removeProperty(`--${role}`)
  }
}
