#!/bin/sh
# "From zero to a real lab", third step, as root after build.sh: bucket, mail server, certificate, database, proxy,
# two labs, the first accounts, the first order, backup, restore, monitoring. It needs no network but this machine's own.
. "$(dirname "$0")/common.sh"
cd /srv/trade-area
export LC_ALL=C.UTF-8
secret() { openssl rand -hex 16; }
main='node apps/lab/dist/main.js'
# Runs a command as the lab's user with the lab's environment.
as_lab() { setpriv --reuid=lab --regid=lab --init-groups env HOME=/var/lib/trade-area $(cat /etc/trade-area/lab.env) "$@"; }
background() { # <log> <command ...>
  log=$1; shift
  printf '$ %s &\n' "$*"
  "$@" >> "/var/log/trade-area/$log.log" 2>&1 &
}
# The user runs nothing but the labs and the portal.
stop_labs() { pids=$(pgrep -u lab || true); [ -z "$pids" ] || kill $pids; }

title 'Names and certificate'
echo 'Stand-in for DNS and a public certificate: names of this machine, and an authority of our own.'
echo '127.0.0.1 localhost ta.example.test lab.example.test mail.example.test' > /etc/hosts
mkdir -p /etc/trade-area /var/log/trade-area /var/mail-catcher /var/backups/trade-area
cd /etc/trade-area
quietly openssl req -x509 -newkey rsa:2048 -nodes -days 30 -subj '/CN=Stand-in authority' -keyout ca.key -out ca.crt
quietly openssl req -newkey rsa:2048 -nodes -subj /CN=lab.example.test -keyout tls.key -out tls.csr
printf 'subjectAltName=DNS:ta.example.test,DNS:lab.example.test,DNS:mail.example.test\n' > names
quietly openssl x509 -req -in tls.csr -CA ca.crt -CAkey ca.key -days 30 -extfile names -out tls.crt
cp ca.crt /usr/local/share/ca-certificates/stand-in.crt
quietly update-ca-certificates
cd /srv/trade-area

title 'Bucket and mail server (stand-ins)'
mail_password=$(secret)
printf '$ node /srv/stand-ins/mailCatcher.mjs 2525 &\n'
node /srv/stand-ins/mailCatcher.mjs 2525 /var/mail-catcher /etc/trade-area/tls.key /etc/trade-area/tls.crt \
  "$mail_password" > /var/log/trade-area/mail.log 2>&1 &
stand_ins=$!
background bucket node /srv/stand-ins/bucket.mjs
stand_ins="$stand_ins $!"
await grep -q AWS_SECRET /var/log/trade-area/bucket.log

title 'Database'
# Debian makes the database without checksums of its pages.
quietly runuser -u postgres -- /usr/lib/postgresql/*/bin/pg_checksums --enable -D /var/lib/postgresql/*/main
quietly pg_ctlcluster "$(ls /etc/postgresql)" main start
await runuser -u postgres -- psql -qc 'select 1'
database_password=$(secret)
printf "$ psql: create role lab login password '…'; create database lab owner lab\n"
runuser -u postgres -- psql -q -c "create role lab login password '$database_password'" \
  -c 'create database lab owner lab' -c 'create database lab_restored owner lab'
run runuser -u postgres -- psql -Atc \
  "select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums')"

title 'Configuration'
metrics_token=$(secret)
write /etc/trade-area/config.json <<'JSON'
{
  "portal": { "loginParents": ["https://ta.example.test"] },
  "mail": { "from": "Example Lab <no-reply@lab.example.test>" }
}
JSON
write /etc/trade-area/lab.env <<ENV
TA_HOST_ORIGIN=https://ta.example.test
TA_LAB_ORIGIN=https://lab.example.test
TA_TRUSTED_PROXIES=127.0.0.1,::1
TA_CONFIG=/etc/trade-area/config.json
TA_SECRET_KEY=$(openssl rand -base64 32)
TA_METRICS_TOKEN=$metrics_token
TA_SMTP=smtp://lab:$mail_password@mail.example.test:2525
DATABASE_URL=postgres://lab:$database_password@127.0.0.1:5432/lab
NODE_EXTRA_CA_CERTS=/etc/trade-area/ca.crt
$(cat /var/log/trade-area/bucket.log)
ENV
run chown -R root:lab /etc/trade-area
run chmod 640 /etc/trade-area/lab.env
run install -d -o lab -g lab /var/lib/trade-area/one /var/lib/trade-area/two /var/lib/trade-area/restored /var/backups/trade-area

title 'Proxy'
write /etc/nginx/sites-available/trade-area <<'NGINX'
upstream lab {
  server 127.0.0.1:5201;
  server 127.0.0.1:5202;
}
server {
  listen 443 ssl;
  server_name lab.example.test;
  ssl_certificate /etc/trade-area/tls.crt;
  ssl_certificate_key /etc/trade-area/tls.key;
  # Uploads arrive in pieces of any size, and each is stored as it arrives.
  client_max_body_size 0;
  proxy_request_buffering off;
  proxy_http_version 1.1;
  proxy_set_header Host $host;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  # An id of its own: the lab would keep one that a visitor sent.
  proxy_set_header X-Request-ID $request_id;
  location / {
    proxy_pass http://lab;
    # A lab that stops or starts: the other one answers. A write is not sent twice (the default of nginx).
    proxy_next_upstream error timeout http_503;
  }
}
server {
  listen 443 ssl;
  server_name ta.example.test;
  ssl_certificate /etc/trade-area/tls.crt;
  ssl_certificate_key /etc/trade-area/tls.key;
  location / {
    proxy_pass http://127.0.0.1:5100;
    proxy_set_header Host $host;
  }
}
NGINX
run ln -sf /etc/nginx/sites-available/trade-area /etc/nginx/sites-enabled/trade-area
run rm -f /etc/nginx/sites-enabled/default
quietly nginx -t
run nginx

title 'Two labs and the portal'
background one as_lab TA_LAB_PORT=5201 TA_DATA_DIR=/var/lib/trade-area/one $main
background two as_lab TA_LAB_PORT=5202 TA_DATA_DIR=/var/lib/trade-area/two $main
background portal as_lab node apps/host/server/dist/main.js --only portal
await curl -fsS http://127.0.0.1:5201/ready
await curl -fsS http://127.0.0.1:5202/ready
await curl -fsS https://ta.example.test/ta/
run grep -v '^{' /var/log/trade-area/one.log

title 'The first accounts'
administrator_password=$(secret)
desk_password=$(secret)
printf '$ main.js create-staff ada@lab.example.test\n'
echo "$administrator_password" | as_lab TA_DATA_DIR=/var/lib/trade-area/one $main create-staff ada@lab.example.test
printf '$ main.js create-staff dan@lab.example.test --role desk\n'
echo "$desk_password" | as_lab TA_DATA_DIR=/var/lib/trade-area/one $main create-staff dan@lab.example.test --role desk

title 'Check'
printf '$ main.js check --mail-to ada@lab.example.test\n'
as_lab TA_DATA_DIR=/var/lib/trade-area/one $main check --mail-to ada@lab.example.test
await test -s /var/mail-catcher/1.eml
run grep -E '^(From|To|Subject):' /var/mail-catcher/1.eml

title 'Catalogue, prices and customers'
mkdir -p /srv/import
write /srv/import/company.json <<'JSON'
{
  "name": "Example Lab",
  "address": "Via Roma 1, 12051 Alba (CN), Italy",
  "privacyEmail": "privacy@lab.example.test",
  "seller": { "name": "Example Lab S.r.l.", "address": "Via Roma 1", "country": "IT", "vat": "IT01234567897" }
}
JSON
write /srv/import/countries.csv <<'CSV'
country,area,language,currency,vat_rate
IT,1,it,EUR,22
FR,102,fr,EUR,0
*,,en,EUR,0
CSV
write /srv/import/catalogue.csv <<'CSV'
slug,position,name,family,classes,days,buy,options,description_en,description_it
gobook,10,Go Book,go,book,5-7,child: CP 22 / CD gobook,paper,"A book for every day, in linen.","Un libro per ogni giorno, in lino."
CSV
write /srv/import/prices.csv <<'CSV'
product,currency,valid_from,price
gobook,EUR,2026-01-01,49.00
CSV
write /srv/import/size-prices.csv <<'CSV'
list,valid_from,sizes,price,step_price,pages_least,pages_most,pages_step
gobook,2026-01-01,20x20 20x30 30x20,49.00,2.40,20,120,2
CSV
write /srv/import/options.csv <<'CSV'
set,option,choice,position,kind,part,initial,label_en,label_it
paper,Paper,,1,choice,album,satin,Paper,Carta
paper,Paper,satin,2,,,,Satin,Satinata
paper,Paper,silk,3,,,,Silk,Silk
CSV
write /srv/import/option-prices.csv <<'CSV'
set,valid_from,currency,option,choice,sizes,per,free,price,percent
paper,2026-01-01,EUR,Paper,silk,,spread,0,0.60,
CSV
write /srv/import/customers.csv <<'CSV'
code,company,name,surname,email,country,address,zip,city
1001,Studio Aurora,Giulia,Zanetti,giulia@aurora.example.test,IT,Via Garibaldi 8,35122,Padova
CSV
import() { # [--dry-run | --invite]
  printf '$ main.js import /srv/import %s\n' "$*"
  as_lab TA_DATA_DIR=/var/lib/trade-area/one $main import /srv/import "$@"
}
import --dry-run
import
echo 'The labs read the company when they start; the proxy uses the other one meanwhile.'
restart() { # <port> <folder>
  run kill "$(ss -Hltnp "sport = :$1" | sed -n 's/.*pid=\([0-9]*\).*/\1/p' | head -n 1)"
  await sh -c "! curl -s http://127.0.0.1:$1/health"
  background "$2" as_lab TA_LAB_PORT="$1" TA_DATA_DIR="/var/lib/trade-area/$2" $main
  await curl -fsS "http://127.0.0.1:$1/ready"
}
restart 5201 one
restart 5202 two
import --invite
import
await sh -c 'curl -sS https://ta.example.test/ta/ | grep -q "Via Roma 1"'
await grep -q 'invitation?code' /var/mail-catcher/2.eml
run grep -E '^(From|To|Subject):' /var/mail-catcher/2.eml

title 'Sign-in over TLS, through the proxy'
sign_in() { # <base> <e-mail> <password>: the address that the lab leads to
  curl -sS -o /dev/null -c /tmp/cookies -w '%{http_code} %{redirect_url}' -H 'Origin: https://lab.example.test' \
    -H 'Host: lab.example.test' -F "email=$2" -F "password=$3" "$1/staff/sign-in"
}
expect() { # <what> <wanted> <found>
  printf '%s: %s\n' "$1" "$3"
  case $3 in $2) ;; *) echo "expected: $2" && exit 1 ;; esac
}
expect 'a wrong password' '303 *failed=1' "$(sign_in https://lab.example.test dan@lab.example.test wrong)"
expect 'the right one' '303 https://lab.example.test/staff/' \
  "$(sign_in https://lab.example.test dan@lab.example.test "$desk_password")"
expect 'the desk' 200 "$(curl -sS -b /tmp/cookies -o /dev/null -w '%{http_code}' https://lab.example.test/staff/)"
expect 'the portal names this lab' '*Example Lab*' \
  "$(curl -sS https://ta.example.test/ta/ | grep -o '"company":{"name":"[^"]*"' || true)"
expect 'the portal' 200 "$(curl -sS -o /dev/null -w '%{http_code}' https://ta.example.test/ta/)"
customer_password=$(secret)
code=$(node -e 'const text = require("fs").readFileSync("/var/mail-catcher/2.eml", "utf8").replace(/=\r?\n/g, "").replace(/=3D/g, "=");
console.log(/invitation\?code=([\w-]+)/.exec(text)[1])')
expect 'the customer chooses a password by the link of the invitation' '303 https://ta.example.test/ta/?ta_token=…' \
  "$(curl -sS -o /dev/null -w '%{http_code} %{redirect_url}' -F "code=$code" -F "password=$customer_password" \
    -F "repeat=$customer_password" -H 'Origin: https://lab.example.test' https://lab.example.test/auth/invitation | sed 's/token=.*/token=…/')"
customer_sign_in() { # <base>
  curl -sS -H 'Host: lab.example.test' -d email=giulia@aurora.example.test --data-urlencode "password=$customer_password" \
    "$1/auth/login" | grep -o '"status":"[^"]*"'
}
expect 'the customer signs in' '"status":"1"' "$(customer_sign_in https://lab.example.test)"
expect 'Strict-Transport-Security' '*max-age=*' "$(curl -sSI https://lab.example.test/ | grep -i '^strict-transport')"
expect 'another name' 421 "$(curl -sS -o /dev/null -w '%{http_code}' -H 'Host: other.example' http://127.0.0.1:5201/)"

title 'The first order'
field() { node -pe "JSON.parse(require('fs').readFileSync(0, 'utf8'))$1"; }
token=$(curl -sS -d email=giulia@aurora.example.test --data-urlencode "password=$customer_password" \
  https://lab.example.test/auth/login | field .token)
as_customer() { curl -sS -H "Authorization: Bearer $token" "$@"; }
order=$(as_customer https://lab.example.test/epicor/createNewQuote/22 --data-urlencode 'configuredProduct={"fields":[
  {"name":"Size","stringValue":"20x20"},{"name":"Pages","numberValue":40},{"name":"Paper","stringValue":"silk"}]}' \
  | field '.headerValues.fields.find(({ name }) => name === "order_code").stringValue')
echo "the customer saves a quote of 40 pages on silk paper: $order"
ticket=$(as_customer -H 'Content-Type: application/json' -d "{\"purpose\":\"checkout\",\"order_code\":\"$order\"}" \
  'https://lab.example.test/gateway?endpoint=/api/customer/ticket' | field .ticket)
browse() { curl -sS -b /tmp/customer -c /tmp/customer -H 'Sec-Fetch-Site: same-origin' "$@"; }
checkout=https://lab.example.test/checkout/$order
browse -o /dev/null -d "ta_token=$ticket" "$checkout/"
browse "$checkout/" > /tmp/checkout.html
hidden() { grep -o "name=\"$1\" value=\"[^\"]*\"" /tmp/checkout.html | head -n 1 | sed 's/.*value="//; s/"$//'; }
expect 'the checkout asks for, in cents' '[1-9]*' "$(hidden seen)"
expect 'the customer orders by bank transfer' "303 */done*" \
  "$(browse -o /dev/null -w '%{http_code} %{redirect_url}' -d bride=Anna -d groom=Luca -d eventDate= -d delivery=profile \
    -d payment=transfer -d terms=1 -d "seen=$(hidden seen)" --data-urlencode "contents=$(hidden contents)" "$checkout/order")"
find_order() { # <base>: the order in the customer's list
  as_customer -H 'Host: lab.example.test' -H 'Content-Type: application/json' -d "{\"query\":{\"search\":\"$order\"}}" \
    "$1/gateway?endpoint=/api/customer/orders/last" | field ".orders.map(({ commessa }) => commessa).join()"
}
expect 'the list of the customer has it' "$order" "$(find_order https://lab.example.test)"
expect 'the desk sees it' 200 \
  "$(curl -sS -b /tmp/cookies -o /dev/null -w '%{http_code}' "https://lab.example.test/staff/orders/$order")"
await sh -c "grep -l $order /var/mail-catcher/*.eml"
run grep -hE '^(From|To|Subject):' "$(grep -l "$order" /var/mail-catcher/*.eml | tail -n 1)"

title 'One lab stops'
run kill -9 "$(ss -Hltnp 'sport = :5201' | sed -n 's/.*pid=\([0-9]*\).*/\1/p' | head -n 1)"
await sh -c '! curl -s http://127.0.0.1:5201/health'
for _ in 1 2 3 4; do
  expect 'through the proxy' 200 "$(curl -sS -o /dev/null -w '%{http_code}' https://lab.example.test/health)"
done
background one as_lab TA_LAB_PORT=5201 TA_DATA_DIR=/var/lib/trade-area/one $main
await curl -fsS http://127.0.0.1:5201/ready

title 'Backup, and restore into a second database'
folder=/var/backups/trade-area/first
printf '$ main.js backup %s\n' "$folder"
as_lab TA_DATA_DIR=/var/lib/trade-area/one $main backup "$folder"
run ls "$folder"
restored="postgres://lab:$database_password@127.0.0.1:5432/lab_restored"
printf '$ DATABASE_URL=…/lab_restored TA_DATA_DIR=/var/lib/trade-area/restored main.js restore %s\n' "$folder"
as_lab TA_DATA_DIR=/var/lib/trade-area/restored DATABASE_URL="$restored" $main restore "$folder"
printf '$ the lab on the restored database, on port 5203, without a mail server &\n'
as_lab TA_SMTP= TA_LAB_PORT=5203 TA_DATA_DIR=/var/lib/trade-area/restored DATABASE_URL="$restored" $main \
  > /var/log/trade-area/restored.log 2>&1 &
await curl -fsS http://127.0.0.1:5203/ready
expect 'a sign-in at the restored lab' '303 */staff/' \
  "$(sign_in http://127.0.0.1:5203 dan@lab.example.test "$desk_password")"
expect 'the customer at the restored lab' '"status":"1"' "$(customer_sign_in http://127.0.0.1:5203)"
expect 'their order at the restored lab' "$order" "$(find_order http://127.0.0.1:5203)"

title 'Monitoring'
for address in http://127.0.0.1:5201 http://127.0.0.1:5202 https://lab.example.test; do
  run curl -fsS "$address/ready"
  echo
done
expect 'metrics without the token' 401 "$(curl -sS -o /dev/null -w '%{http_code}' http://127.0.0.1:5201/metrics)"
for port in 5201 5202; do
  printf "$ curl -fsS -H 'Authorization: Bearer …' http://127.0.0.1:%s/metrics | grep …\n" "$port"
  curl -fsS -H "Authorization: Bearer $metrics_token" "http://127.0.0.1:$port/metrics" > /tmp/metrics
  grep -E '^(# EOF|ta_(database_up|jobs_oldest_due_seconds|mails_total|database_connections|disk_free_bytes))' /tmp/metrics
done
expect 'the metrics of a lab that answers through its database' 'ta_database_up 1' "$(grep '^ta_database_up' /tmp/metrics)"

title 'Stop'
stop_labs
await sh -c '! pgrep -u lab'
for log in one two; do run grep -c '"level":"error"' "/var/log/trade-area/$log.log" || true; done
run nginx -s quit
quietly pg_ctlcluster "$(ls /etc/postgresql)" main stop
kill $stand_ins
echo 'Everything above was done.'
