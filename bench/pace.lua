-- Each of the PEOPLE (a cookie and a path a line) in turn reads the path; each tenth request sends POST_BODY to POST_PATH.
local people = {}
for line in io.lines(os.getenv("PEOPLE")) do
  local cookie, path = line:match("(%S+) (%S+)")
  people[#people + 1] = { cookie, path }
end
local post_path = os.getenv("POST_PATH")
local post_body = os.getenv("POST_BODY")
-- A prime apart, so that those who come after each other are of different groups.
local step = 7919
local at = 0
local count = 0

request = function()
  at = (at + step) % #people
  count = count + 1
  local person = people[at + 1]
  if count % 10 == 0 then
    return wrk.format("POST", post_path, { ["cookie"] = person[1], ["content-type"] = "application/json" }, post_body)
  end
  return wrk.format("GET", person[2], { ["cookie"] = person[1] })
end
