import { Children, type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { classNames } from '../base/class-names.ts'
import { useTick } from '../base/use-timer.ts'
import { wantsStillness } from '../base/wants-stillness.ts'
import { IconNext, IconPause, IconPlay, IconPrevious } from '../icons/icons.ts'
import styles from './carousel.module.css'

export type CarouselProps = {
  /** Accessible name of the slides. */
  label: string
  /** One slide per child. */
  children: ReactNode
  labels: {
    previous: string
    next: string
    play: string
    pause: string /** Name of a slide. */
    slide: (index: number, count: number) => string
  }
  /** Duration of one slide, ms; 0 disables it. Stops for good when the member takes over, and under reduced motion. @default 0 */
  autoplayMs?: number
  /** Slide at first, from 0. @default 0 */
  start?: number
  /** Buttons and arrow keys stop at the first and the last slide, as a swipe does. @default false */
  bounded?: boolean
  /** Called with the slide that is shown, however the member got there. */
  onChange?: (index: number) => void
  /** Shows a part of the next slide. */
  peek?: boolean
  /** Puts the controls onto the lower end of the slides, for pictures that leave it free. @default false */
  inset?: boolean
  className?: string
}

/** Slides with scroll snapping: the browser scrolls; buttons and arrow keys do the same. */
export function Carousel(props: CarouselProps) {
  const {
    label,
    children,
    labels,
    autoplayMs = 0,
    start = 0,
    bounded = false,
    onChange,
    peek,
    inset,
    className,
  } = props
  const slides = Children.toArray(children)
  const track = useRef<HTMLUListElement>(null)
  /** Slide that a smooth scroll leads to. Those that it passes are not shown, and a second press counts from it. */
  const target = useRef<number | null>(null)
  const [current, setCurrent] = useState(start)
  const [playing, setPlaying] = useState(autoplayMs > 0)
  const [held, setHeld] = useState(false)

  const arriveAt = (index: number) => {
    if (index === current) return
    setCurrent(index)
    onChange?.(index)
  }
  const isOutside = (index: number) => bounded && (index < 0 || index >= slides.length)
  const show = (index: number) => {
    if (isOutside(index)) return
    const wrapped = (index + slides.length) % slides.length
    const slide = track.current?.children[wrapped] as HTMLElement | undefined
    if (!track.current || !slide) return
    target.current = wrapped
    arriveAt(wrapped)
    track.current.scrollTo?.({ left: slide.offsetLeft - track.current.offsetLeft, behavior: 'smooth' })
  }
  const take = (index: number) => {
    setPlaying(false)
    show(index)
  }

  useLayoutEffect(() => {
    const slide = track.current?.children[start] as HTMLElement | undefined
    if (track.current && slide) track.current.scrollLeft = slide.offsetLeft - track.current.offsetLeft
  }, [start])
  useEffect(() => {
    if (wantsStillness()) setPlaying(false)
  }, [])

  useTick(() => show(current + 1), playing && !held && autoplayMs > 0 ? autoplayMs : null)

  const onScroll = () => {
    const box = track.current
    const width = (box?.children[0] as HTMLElement | undefined)?.offsetWidth
    if (!box || !width) return
    const index = Math.min(slides.length - 1, Math.round(box.scrollLeft / width))
    if (target.current !== null && index !== target.current) return
    target.current = null
    arriveAt(index)
  }
  /** The member scrolls: whatever was on its way has ended. */
  const release = () => {
    target.current = null
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    // Do not leave the focus on the slide that scrolls out of view.
    track.current?.focus({ preventScroll: true })
    take(current + (event.key === 'ArrowRight' ? 1 : -1))
  }

  return (
    <section
      className={classNames(styles.carousel, className)}
      aria-roledescription="carousel"
      aria-label={label}
      data-peek={peek || undefined}
      data-inset={inset || undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ul
        ref={track}
        className={styles.track}
        aria-label={label}
        aria-live={playing ? 'off' : 'polite'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        onScroll={onScroll}
        onScrollEnd={() => {
          release()
          onScroll()
        }}
        onWheel={release}
        onPointerDown={() => {
          release()
          setPlaying(false)
        }}
        onKeyDown={onKeyDown}
      >
        {slides.map((slide, index) => (
          <li
            key={index}
            className={styles.slide}
            aria-roledescription="slide"
            aria-label={labels.slide(index, slides.length)}
            inert={!peek && index !== current}
          >
            {slide}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className={styles.controls}>
          <button
            type="button"
            className={styles.control}
            data-step
            aria-label={labels.previous}
            aria-disabled={isOutside(current - 1) || undefined}
            onClick={() => take(current - 1)}
          >
            <IconPrevious />
          </button>
          <span className={styles.dots} aria-hidden="true">
            {slides.map((_, index) => (
              <span key={index} className={styles.dot} data-current={index === current || undefined} />
            ))}
          </span>
          <button
            type="button"
            className={styles.control}
            data-step
            aria-label={labels.next}
            aria-disabled={isOutside(current + 1) || undefined}
            onClick={() => take(current + 1)}
          >
            <IconNext />
          </button>
          {autoplayMs > 0 && (
            <button
              type="button"
              className={styles.control}
              aria-label={playing ? labels.pause : labels.play}
              onClick={() => setPlaying(!playing)}
            >
              {playing ? <IconPause /> : <IconPlay />}
            </button>
          )}
        </div>
      )}
    </section>
  )
}
