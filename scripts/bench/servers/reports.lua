-- Reports of pages, each from another network as a trusted balancer tells it: the collector limits each network.
wrk.method = "POST"
wrk.headers["content-type"] = "application/json"
wrk.body = '{"reports":[{"kind":"remote","remote":"mine","version":"1.0.0","outcome":"loaded","ms":420}]}'
function request()
  wrk.headers["x-forwarded-for"] = string.format(
    "%d.%d.%d.%d", math.random(1, 223), math.random(0, 255), math.random(0, 255), math.random(1, 254))
  return wrk.format()
end
