import type { DataOf } from '@lantern/contract'
import type { sponsorDetail } from '@lantern/contract/pages'
import { useMessages } from '@lantern/i18n'
import { Card, CoverArt, IconDocument, ListRow, MOTIFS, type Motif, Section } from '@lantern/ui'
import { Link } from 'react-router-dom'
import { AgeLine } from '../../host/site/age-line.tsx'
import { jumpOf } from '../../parts/jump.ts'
import { HarbourArt, isHarbourView } from './harbour-art.tsx'
import { sponsorMessages } from './sponsor.messages.ts'
import styles from './sponsor-story.module.css'

type Sponsor = DataOf<typeof sponsorDetail>

/** The partner's story, from the hero image to the press quotes. */
export function SponsorStory({ sponsor }: { sponsor: Sponsor }) {
  const t = useMessages(sponsorMessages)
  const press = sponsor.press.filter(({ route }) => jumpOf(route) !== null)
  return (
    <article className={styles.story}>
      <Hero sponsor={sponsor} />
      <dl className={styles.facts} aria-label={t.facts}>
        {sponsor.facts.map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Section title={t.story} className={styles.section}>
        {sponsor.story.map((paragraph) => (
          <p key={paragraph} className={styles.paragraph}>
            {paragraph}
          </p>
        ))}
      </Section>
      <Section title={t.timeline} className={styles.section}>
        <ol className={styles.timeline}>
          {sponsor.timeline.map(({ at, title, text }) => (
            <li key={at + title} className={styles.moment}>
              <p className={styles.at}>{at}</p>
              <h3 className={styles.what}>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section title={t.gallery} className={styles.section}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a horizontally scrolling area must be reachable by keyboard */}
        <ul className={styles.gallery} tabIndex={0} aria-label={t.gallery}>
          {sponsor.gallery.map(({ id, motif, caption }) => (
            <li key={id}>
              <figure className={styles.figure}>
                {isHarbourView(id) ? (
                  <HarbourArt className={styles.picture} view={id} />
                ) : (
                  <CoverArt className={styles.picture} shape="wide" motif={motifNamed(motif)} seed={id} />
                )}
                <figcaption className={styles.caption}>{caption}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </Section>
      {press.length > 0 && (
        <Section title={t.press} className={styles.section}>
          <Card padding="none">
            {press.map(({ title, source, at, route }) => (
              <ListRow
                key={title}
                icon={<IconDocument />}
                iconTile
                title={<span className={styles.headlineOf}>{title}</span>}
                detail={`${source} · ${at}`}
                render={<Link to={route} />}
              />
            ))}
          </Card>
        </Section>
      )}
      <div className={styles.adults}>
        <AgeLine>{t.adults}</AgeLine>
      </div>
    </article>
  )
}

/** A video if this origin serves one, never autoplaying; its poster is the generated picture. */
function Hero({ sponsor }: { sponsor: Sponsor }) {
  const t = useMessages(sponsorMessages)
  const hasFilm = sponsor.video.startsWith('/') && !sponsor.video.startsWith('//')
  return (
    <header className={styles.hero}>
      {sponsor.gallery.some(({ id }) => isHarbourView(id)) ? (
        <HarbourArt className={styles.art} view="whole" />
      ) : (
        <CoverArt className={styles.art} shape="wide" motif="sport" seed={`sponsor-${sponsor.id}`} />
      )}
      {hasFilm && (
        // biome-ignore lint/a11y/useMediaCaption: the video has no speech; its captions are part of the picture
        <video className={styles.film} src={sponsor.video} controls preload="none" playsInline aria-label={t.video} />
      )}
      <div className={styles.words}>
        <p className={styles.role}>{sponsor.role}</p>
        <h2 className={styles.name}>{sponsor.name}</h2>
        <p className={styles.headline}>{sponsor.headline}</p>
      </div>
    </header>
  )
}

function motifNamed(name: string): Motif {
  return MOTIFS.find((motif) => motif === name) ?? 'sport'
}
