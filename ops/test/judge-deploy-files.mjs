/**
 * Judges what is given as JSON on the standard input by schemas of Kubernetes and of Prometheus's operator and by Prometheus's grammar; writes
 * the faults as JSON. A process of its own, because these packages are ES modules only and jest runs CommonJS.
 */
import { text } from 'node:stream/consumers'
import { PrometheusRule } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/PrometheusRule'
import { parser } from '@prometheus-io/lezer-promql'

const { groups, expressions, objects } = JSON.parse(await text(process.stdin))

const faults = {
  groups: faultOf(() => new PrometheusRule({ metadata: { name: 'lantern' }, spec: { groups } }).validate()),
  expressions: expressions.filter(isBroken),
  objects: (await Promise.all(objects.map(faultOfObject))).filter((fault) => fault !== ''),
}
process.stdout.write(JSON.stringify(faults))

function isBroken(expression) {
  let found = false
  parser.parse(expression).iterate({
    enter: ({ type }) => {
      found ||= type.isError
    },
  })
  return found
}

async function faultOfObject(object) {
  const { validate } = await import(`kubernetes-models/_schemas/${schemaOf(object)}`)
  const { seen, watched } = watch(object)
  if (!validate(watched)) return JSON.stringify(validate.errors)
  const unknown = pathsOf(object).filter((path) => !seen.has(path))
  return unknown.length === 0 ? '' : `${object.kind} has unknown fields: ${unknown.join(', ')}`
}

/** `networking.k8s.io/v1` of a `NetworkPolicy` is `IoK8sApiNetworkingV1NetworkPolicy`. */
function schemaOf({ apiVersion, kind }) {
  const parts = apiVersion.includes('/') ? apiVersion.split('/') : ['core', apiVersion]
  const [group, version] = parts.map((part) => part.split('.')[0])
  return `IoK8sApi${[group, version].map((word) => word[0].toUpperCase() + word.slice(1)).join('')}${kind}`
}

/** The validators allow unknown fields, which a cluster refuses; but they never read them. */
function watch(value, path = '', seen = new Set()) {
  const isPart = typeof value === 'object' && value !== null
  const watched = isPart
    ? new Proxy(value, {
        get(target, key) {
          const own = `${path}/${String(key)}`
          seen.add(own)
          return watch(target[key], own, seen).watched
        },
      })
    : value
  return { seen, watched }
}

function pathsOf(value, path = '') {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, `${path}/${key}`))].filter(Boolean)
}

function faultOf(work) {
  try {
    work()
    return ''
  } catch (error) {
    return error.message
  }
}
