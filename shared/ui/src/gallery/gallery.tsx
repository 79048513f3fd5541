import { pseudoText } from '@lantern/i18n/pseudo-text'
import { useEffect, useMemo, useState } from 'react'
import { PageHeader } from '../layout/page-header.tsx'
import { Segmented } from '../layout/segmented.tsx'
import { Tabs } from '../layout/tabs.tsx'
import { ContactSheet } from './contact-sheet.tsx'
import { ActionSamples } from './samples/action-samples.tsx'
import { ArtSamples } from './samples/art-samples.tsx'
import { FieldSamples } from './samples/field-samples.tsx'
import { type GalleryTexts, galleryTexts } from './samples/gallery.messages.ts'
import styles from './samples/gallery.module.css'
import { ListSamples } from './samples/list-samples.tsx'
import { MoneySamples } from './samples/money-samples.tsx'
import { OverlaySamples } from './samples/overlay-samples.tsx'
import { StateSamples } from './samples/state-samples.tsx'
import { TokenSamples } from './samples/token-samples.tsx'
import { putOnSkin, SKIN_CODES } from './skins.ts'

const GROUPS = {
  actions: ActionSamples,
  fields: FieldSamples,
  money: MoneySamples,
  lists: ListSamples,
  overlays: OverlaySamples,
  states: StateSamples,
  art: ArtSamples,
  sheet: ContactSheet,
  tokens: TokenSamples,
} as const

type Group = keyof typeof GROUPS

const CHOICES = {
  scheme: ['dark', 'light'],
  skin: SKIN_CODES,
  locale: ['zh', 'en', 'en-XA', 'en-XB'],
  text: ['100', '200'],
  width: ['auto', '320'],
} as const

type Choices = { [Name in keyof typeof CHOICES]: (typeof CHOICES)[Name][number] }

/** Every component in every state. The settings are in the address, so that each can be captured. */
export function Gallery() {
  const [query, setQuery] = useState(() => new URLSearchParams(location.search))
  const choose = (name: string, value: string) => {
    const next = new URLSearchParams(query)
    next.set(name, value)
    history.replaceState(null, '', `?${next}`)
    setQuery(next)
  }
  const chosen = Object.fromEntries(
    Object.entries(CHOICES).map(([name, values]) => [name, query.get(name) ?? values[0]]),
  ) as Choices
  const group = (query.get('group') ?? 'actions') as Group
  const texts = useMemo(() => textsIn(chosen.locale), [chosen.locale])
  useEffect(() => {
    const page = document.documentElement
    page.lang = chosen.locale === 'zh' ? 'zh-CN' : chosen.locale
    page.dir = chosen.locale === 'en-XB' ? 'rtl' : 'ltr'
    page.dataset.scheme = chosen.scheme
    page.style.fontSize = `${chosen.text}%`
  }, [chosen.locale, chosen.scheme, chosen.text])
  useEffect(() => putOnSkin(document.documentElement, chosen.skin, chosen.scheme), [chosen.skin, chosen.scheme])
  const Samples = GROUPS[group] ?? ActionSamples
  return (
    <main className={styles.stage} data-width={chosen.width}>
      <PageHeader title={texts.title} />
      {!query.has('bare') && (
        <div className={styles.switches}>
          {(Object.keys(CHOICES) as (keyof Choices)[]).map((name) => (
            <Segmented
              key={name}
              label={name}
              value={chosen[name]}
              options={CHOICES[name].map((value) => ({ value: value as string, label: value }))}
              onValueChange={(value) => choose(name, value)}
            />
          ))}
        </div>
      )}
      <Tabs
        label={texts.groups}
        value={group}
        tabs={(Object.keys(GROUPS) as Group[]).map((id) => ({ id, label: texts.group[id] }))}
        onValueChange={(id) => choose('group', id)}
      >
        <div className={styles.samples}>
          <Samples t={texts} />
        </div>
      </Tabs>
    </main>
  )
}

/** `en-XA` is a third longer, `en-XB` runs from right to left. */
function textsIn(locale: Choices['locale']): GalleryTexts {
  return locale === 'zh' || locale === 'en'
    ? galleryTexts[locale]
    : (disguised(locale, galleryTexts.en) as GalleryTexts)
}

function disguised(tag: string, texts: unknown): unknown {
  if (typeof texts === 'string') return pseudoText(tag, texts)
  if (typeof texts === 'function') return (...values: unknown[]) => pseudoText(tag, texts(...values), values)
  if (Array.isArray(texts)) return texts.map((one) => disguised(tag, one))
  if (typeof texts !== 'object' || texts === null) return texts
  return Object.fromEntries(Object.entries(texts).map(([key, one]) => [key, disguised(tag, one)]))
}
