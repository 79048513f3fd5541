import { Avatar } from '../../art/avatar.tsx'
import { Cover } from '../../art/cover.tsx'
import { CoverArt } from '../../art/cover-art.tsx'
import { EmptyArt } from '../../art/empty-art.tsx'
import type { EmptyKind } from '../../art/fault-art.tsx'
import { MOTIFS } from '../../art/motifs.tsx'
import { VenueMark } from '../../art/venue-mark.tsx'
import * as icons from '../../icons/icons.ts'
import { Section } from '../../layout/section.tsx'
import type { GalleryTexts } from './gallery.messages.ts'
import styles from './gallery.module.css'

const EMPTY: EmptyKind[] = ['records', 'mail', 'search', 'wallet', 'offers', 'chat', 'network', 'broken', 'maintenance']

export function ArtSamples({ t }: { t: GalleryTexts }) {
  return (
    <>
      <Section title="CoverArt">
        <div className={styles.covers}>
          {MOTIFS.flatMap((motif) =>
            ['a', 'b', 'c'].map((seed) => (
              <div key={motif + seed} className={styles.cover}>
                <CoverArt seed={`game-${seed}`} motif={motif} />
              </div>
            )),
          )}
        </div>
        <div className={styles.banner}>
          <CoverArt seed="wide" motif="esports" shape="wide" />
        </div>
      </Section>
      <Section title={`Cover · ${t.failed}`}>
        <div className={styles.covers}>
          <div className={styles.cover}>
            <Cover src="/missing.svg" seed="missing" motif="slots" label={t.failed} />
          </div>
        </div>
      </Section>
      <Section title="VenueMark">
        <div className={styles.line}>
          {['OBTY', 'IMTY', 'FBTY', 'OBZR', 'AGDZ', 'PGDZ', 'KYQP', 'BBIN', 'DBBY', 'TFDJ'].map((code) => (
            <VenueMark key={code} code={code} label={code} />
          ))}
        </div>
      </Section>
      <Section title="Avatar">
        <div className={styles.line}>
          {['lantern', '小明', 'demo01', 'Zoë', '王'].map((name) => (
            <Avatar key={name} seed={name} name={name} label={name} />
          ))}
          <Avatar seed="s" name="s" size="sm" />
          <Avatar seed="l" name="L" size="lg" />
        </div>
      </Section>
      <Section title="EmptyArt">
        <div className={styles.covers}>
          {EMPTY.map((kind) => (
            <EmptyArt key={kind} kind={kind} />
          ))}
        </div>
      </Section>
      <Section title={`Icons · ${t.all} ${Object.keys(icons).length}`}>
        <div className={styles.line}>
          {Object.entries(icons).map(([name, Icon]) => (
            <Icon key={name} />
          ))}
          <icons.IconHome data-filled />
        </div>
      </Section>
    </>
  )
}
