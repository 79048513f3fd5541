import categories from './categories.module.css'
import guest from './guest-strip.module.css'
import hero from './hero.module.css'
import page from './home-page.module.css'
import styles from './home-skeleton.module.css'
import notices from './notices.module.css'

/** The home page before its data: each part in its final size, so that nothing jumps. */
export function HomeSkeleton() {
  return (
    <div className={page.page} aria-hidden="true">
      <div className={hero.room} aria-hidden="true" />
      <div className={notices.room} />
      <div className={`${guest.strip} ${styles.strip}`} />
      <div className={categories.block}>
        <div className={categories.rail}>
          {[1, 2, 3, 4, 5, 6, 7].map((bone) => (
            <div key={bone} className={`${categories.tab} ${styles.bone}`} />
          ))}
        </div>
        <div className={categories.panel}>
          {[1, 2, 3].map((bone) => (
            <div key={bone} className={categories.card} />
          ))}
        </div>
      </div>
    </div>
  )
}
