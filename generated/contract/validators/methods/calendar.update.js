// Generated from specs. Edit there and run make generate.

var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

var require_ucs2length = __commonJS({
  "ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function ucs2length(str) {
      let len = str.length, length = 0, pos = 0, value;
      for (; pos < len; )
        length++, value = str.charCodeAt(pos++), value >= 55296 && value <= 56319 && pos < len && (value = str.charCodeAt(pos), (value & 64512) === 56320 && pos++);
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

var require_fast_deep_equal = __commonJS({
  "fast-deep-equal/index.js"(exports, module) {
    "use strict";
    module.exports = function equal(a, b) {
      if (a === b) return !0;
      if (a && b && typeof a == "object" && typeof b == "object") {
        if (a.constructor !== b.constructor) return !1;
        var length, i, keys;
        if (Array.isArray(a)) {
          if (length = a.length, length != b.length) return !1;
          for (i = length; i-- !== 0; )
            if (!equal(a[i], b[i])) return !1;
          return !0;
        }
        if (a.constructor === RegExp) return a.source === b.source && a.flags === b.flags;
        if (a.valueOf !== Object.prototype.valueOf) return a.valueOf() === b.valueOf();
        if (a.toString !== Object.prototype.toString) return a.toString() === b.toString();
        if (keys = Object.keys(a), length = keys.length, length !== Object.keys(b).length) return !1;
        for (i = length; i-- !== 0; )
          if (!Object.prototype.hasOwnProperty.call(b, keys[i])) return !1;
        for (i = length; i-- !== 0; ) {
          var key = keys[i];
          if (!equal(a[key], b[key])) return !1;
        }
        return !0;
      }
      return a !== a && b !== b;
    };
  }
});

var require_equal = __commonJS({
  "ajv/dist/runtime/equal.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var equal = require_fast_deep_equal();
    equal.code = 'require("ajv/dist/runtime/equal").default';
    exports.default = equal;
  }
});

var input = validate10;
var schema28 = { enum: ["this", "following", "all"] };
var pattern0 = new RegExp("^evt_[A-Za-z0-9_-]{1,64}$", "u"), pattern1 = new RegExp("^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2}$", "u"), pattern2 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$", "u"), func2 = require_ucs2length().default, schema17 = { type: "object", properties: { title: { type: "string", minLength: 1, maxLength: 200 }, start_at: { $ref: "#/$defs/DateTimeOffset" }, end_at: { anyOf: [{ $ref: "#/$defs/DateTimeOffset" }, { type: "null" }] }, all_day: { type: "boolean" }, start_date: { $ref: "#/$defs/LocalDate" }, end_date: { $ref: "#/$defs/LocalDate" }, location: { anyOf: [{ type: "string", maxLength: 200 }, { type: "null" }] }, notes: { anyOf: [{ type: "string", maxLength: 4e3 }, { type: "null" }] }, meeting_url: { anyOf: [{ $ref: "#/$defs/HttpsUrl" }, { type: "null" }] }, reminders: { anyOf: [{ $ref: "#/$defs/Reminders" }, { type: "null" }] }, show_as: { enum: ["busy", "free"] }, event_status: { enum: ["confirmed", "tentative"] }, recurrence: { anyOf: [{ $ref: "#/$defs/Recurrence" }, { type: "null" }] } }, additionalProperties: !1, minProperties: 1 };
var func3 = Object.prototype.hasOwnProperty, pattern4 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$", "u"), pattern6 = new RegExp('^https://[^\\s<>"]+$', "u"), schema24 = { type: "object", properties: { freq: { enum: ["daily", "weekly", "monthly", "yearly"] }, interval: { type: "integer", minimum: 1, maximum: 99 }, by_weekday: { type: "array", items: { $ref: "#/$defs/RecurrenceDay" }, minItems: 1, maxItems: 7, uniqueItems: !0 }, count: { type: "integer", minimum: 1, maximum: 730 }, until: { $ref: "#/$defs/LocalDate" } }, required: ["freq"], additionalProperties: !1, not: { required: ["count", "until"] } };
var pattern7 = new RegExp("^(?:-1|[1-5])?(?:MO|TU|WE|TH|FR|SA|SU)$", "u"), func0 = require_equal().default;
function validate15(data, instancePath = "") {
  let vErrors = null, errors = 0, _errs1 = errors, _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.count === void 0 && (missing0 = "count") || data.until === void 0 && (missing0 = "until")) {
      let err0 = {};
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  }
  var valid0 = _errs2 === errors;
  if (valid0)
    return validate15.errors = [{ instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid" }], !1;
  if (errors = _errs1, vErrors !== null && (_errs1 ? vErrors.length = _errs1 : vErrors = null), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing1;
      if (data.freq === void 0 && (missing1 = "freq"))
        return validate15.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }], !1;
      {
        let _errs3 = errors;
        for (let key0 in data)
          if (!(key0 === "freq" || key0 === "interval" || key0 === "by_weekday" || key0 === "count" || key0 === "until")) {
            return validate15.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs3 === errors) {
          if (data.freq !== void 0) {
            let data0 = data.freq, _errs4 = errors;
            if (!(data0 === "daily" || data0 === "weekly" || data0 === "monthly" || data0 === "yearly"))
              return validate15.errors = [{ instancePath: instancePath + "/freq", schemaPath: "#/properties/freq/enum", keyword: "enum", params: { allowedValues: schema24.properties.freq.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid1 = _errs4 === errors;
          } else
            var valid1 = !0;
          if (valid1) {
            if (data.interval !== void 0) {
              let data1 = data.interval, _errs5 = errors;
              if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
                return validate15.errors = [{ instancePath: instancePath + "/interval", schemaPath: "#/properties/interval/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
              if (errors === _errs5 && typeof data1 == "number" && isFinite(data1)) {
                if (data1 > 99 || isNaN(data1))
                  return validate15.errors = [{ instancePath: instancePath + "/interval", schemaPath: "#/properties/interval/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99 }, message: "must be <= 99" }], !1;
                if (data1 < 1 || isNaN(data1))
                  return validate15.errors = [{ instancePath: instancePath + "/interval", schemaPath: "#/properties/interval/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
              }
              var valid1 = _errs5 === errors;
            } else
              var valid1 = !0;
            if (valid1) {
              if (data.by_weekday !== void 0) {
                let data2 = data.by_weekday, _errs7 = errors;
                if (errors === _errs7)
                  if (Array.isArray(data2)) {
                    if (data2.length > 7)
                      return validate15.errors = [{ instancePath: instancePath + "/by_weekday", schemaPath: "#/properties/by_weekday/maxItems", keyword: "maxItems", params: { limit: 7 }, message: "must NOT have more than 7 items" }], !1;
                    if (data2.length < 1)
                      return validate15.errors = [{ instancePath: instancePath + "/by_weekday", schemaPath: "#/properties/by_weekday/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }], !1;
                    {
                      var valid2 = !0;
                      let len0 = data2.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        let data3 = data2[i0], _errs9 = errors;
                        if (errors === errors)
                          if (typeof data3 == "string") {
                            if (!pattern7.test(data3))
                              return validate15.errors = [{ instancePath: instancePath + "/by_weekday/" + i0, schemaPath: "#/$defs/RecurrenceDay/pattern", keyword: "pattern", params: { pattern: "^(?:-1|[1-5])?(?:MO|TU|WE|TH|FR|SA|SU)$" }, message: 'must match pattern "^(?:-1|[1-5])?(?:MO|TU|WE|TH|FR|SA|SU)$"' }], !1;
                          } else
                            return validate15.errors = [{ instancePath: instancePath + "/by_weekday/" + i0, schemaPath: "#/$defs/RecurrenceDay/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var valid2 = _errs9 === errors;
                        if (!valid2)
                          break;
                      }
                      if (valid2) {
                        let i1 = data2.length, j0;
                        if (i1 > 1) {
                          outer0:
                            for (; i1--; )
                              for (j0 = i1; j0--; )
                                if (func0(data2[i1], data2[j0])) {
                                  return validate15.errors = [{ instancePath: instancePath + "/by_weekday", schemaPath: "#/properties/by_weekday/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" }], !1;
                                  break outer0;
                                }
                        }
                      }
                    }
                  } else
                    return validate15.errors = [{ instancePath: instancePath + "/by_weekday", schemaPath: "#/properties/by_weekday/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                var valid1 = _errs7 === errors;
              } else
                var valid1 = !0;
              if (valid1) {
                if (data.count !== void 0) {
                  let data4 = data.count, _errs12 = errors;
                  if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)))
                    return validate15.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                  if (errors === _errs12 && typeof data4 == "number" && isFinite(data4)) {
                    if (data4 > 730 || isNaN(data4))
                      return validate15.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 730 }, message: "must be <= 730" }], !1;
                    if (data4 < 1 || isNaN(data4))
                      return validate15.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                  }
                  var valid1 = _errs12 === errors;
                } else
                  var valid1 = !0;
                if (valid1)
                  if (data.until !== void 0) {
                    let data5 = data.until, _errs14 = errors;
                    if (errors === errors)
                      if (typeof data5 == "string") {
                        if (!pattern4.test(data5))
                          return validate15.errors = [{ instancePath: instancePath + "/until", schemaPath: "#/$defs/LocalDate/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"' }], !1;
                      } else
                        return validate15.errors = [{ instancePath: instancePath + "/until", schemaPath: "#/$defs/LocalDate/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid1 = _errs14 === errors;
                  } else
                    var valid1 = !0;
              }
            }
          }
        }
      }
    } else
      return validate15.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate15.errors = vErrors, errors === 0;
}
function validate14(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length < 1)
        return validate14.errors = [{ instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func3.call(schema17.properties, key0)) {
            return validate14.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.title !== void 0) {
            let data0 = data.title, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 200 && func2(data0) > 200)
                  return validate14.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                if (data0.length < 2 && func2(data0) < 1)
                  return validate14.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
              } else
                return validate14.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.start_at !== void 0) {
              let data1 = data.start_at, _errs4 = errors;
              if (errors === errors)
                if (typeof data1 == "string") {
                  if (data1.length > 35 && func2(data1) > 35)
                    return validate14.errors = [{ instancePath: instancePath + "/start_at", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                  if (!pattern2.test(data1))
                    return validate14.errors = [{ instancePath: instancePath + "/start_at", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                } else
                  return validate14.errors = [{ instancePath: instancePath + "/start_at", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.end_at !== void 0) {
                let data2 = data.end_at, _errs7 = errors, _errs8 = errors, valid2 = !1, _errs9 = errors;
                if (errors === errors)
                  if (typeof data2 == "string") {
                    if (data2.length > 35 && func2(data2) > 35) {
                      let err0 = { instancePath: instancePath + "/end_at", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
                      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
                    } else if (!pattern2.test(data2)) {
                      let err1 = { instancePath: instancePath + "/end_at", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' };
                      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
                    }
                  } else {
                    let err2 = { instancePath: instancePath + "/end_at", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                  }
                var _valid0 = _errs9 === errors;
                if (valid2 = valid2 || _valid0, !valid2) {
                  let _errs12 = errors;
                  if (data2 !== null) {
                    let err3 = { instancePath: instancePath + "/end_at", schemaPath: "#/properties/end_at/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                  }
                  var _valid0 = _errs12 === errors;
                  valid2 = valid2 || _valid0;
                }
                if (valid2)
                  errors = _errs8, vErrors !== null && (_errs8 ? vErrors.length = _errs8 : vErrors = null);
                else {
                  let err4 = { instancePath: instancePath + "/end_at", schemaPath: "#/properties/end_at/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                  return vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++, validate14.errors = vErrors, !1;
                }
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.all_day !== void 0) {
                  let _errs14 = errors;
                  if (typeof data.all_day != "boolean")
                    return validate14.errors = [{ instancePath: instancePath + "/all_day", schemaPath: "#/properties/all_day/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                  var valid0 = _errs14 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.start_date !== void 0) {
                    let data4 = data.start_date, _errs16 = errors;
                    if (errors === errors)
                      if (typeof data4 == "string") {
                        if (!pattern4.test(data4))
                          return validate14.errors = [{ instancePath: instancePath + "/start_date", schemaPath: "#/$defs/LocalDate/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"' }], !1;
                      } else
                        return validate14.errors = [{ instancePath: instancePath + "/start_date", schemaPath: "#/$defs/LocalDate/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs16 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.end_date !== void 0) {
                      let data5 = data.end_date, _errs19 = errors;
                      if (errors === errors)
                        if (typeof data5 == "string") {
                          if (!pattern4.test(data5))
                            return validate14.errors = [{ instancePath: instancePath + "/end_date", schemaPath: "#/$defs/LocalDate/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"' }], !1;
                        } else
                          return validate14.errors = [{ instancePath: instancePath + "/end_date", schemaPath: "#/$defs/LocalDate/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs19 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.location !== void 0) {
                        let data6 = data.location, _errs22 = errors, _errs23 = errors, valid6 = !1, _errs24 = errors;
                        if (errors === _errs24)
                          if (typeof data6 == "string") {
                            if (data6.length > 200 && func2(data6) > 200) {
                              let err5 = { instancePath: instancePath + "/location", schemaPath: "#/properties/location/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
                              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
                            }
                          } else {
                            let err6 = { instancePath: instancePath + "/location", schemaPath: "#/properties/location/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                          }
                        var _valid1 = _errs24 === errors;
                        if (valid6 = valid6 || _valid1, !valid6) {
                          let _errs26 = errors;
                          if (data6 !== null) {
                            let err7 = { instancePath: instancePath + "/location", schemaPath: "#/properties/location/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                          }
                          var _valid1 = _errs26 === errors;
                          valid6 = valid6 || _valid1;
                        }
                        if (valid6)
                          errors = _errs23, vErrors !== null && (_errs23 ? vErrors.length = _errs23 : vErrors = null);
                        else {
                          let err8 = { instancePath: instancePath + "/location", schemaPath: "#/properties/location/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                          return vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++, validate14.errors = vErrors, !1;
                        }
                        var valid0 = _errs22 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.notes !== void 0) {
                          let data7 = data.notes, _errs28 = errors, _errs29 = errors, valid7 = !1, _errs30 = errors;
                          if (errors === _errs30)
                            if (typeof data7 == "string") {
                              if (data7.length > 4e3 && func2(data7) > 4e3) {
                                let err9 = { instancePath: instancePath + "/notes", schemaPath: "#/properties/notes/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters" };
                                vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                              }
                            } else {
                              let err10 = { instancePath: instancePath + "/notes", schemaPath: "#/properties/notes/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                            }
                          var _valid2 = _errs30 === errors;
                          if (valid7 = valid7 || _valid2, !valid7) {
                            let _errs32 = errors;
                            if (data7 !== null) {
                              let err11 = { instancePath: instancePath + "/notes", schemaPath: "#/properties/notes/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                              vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                            }
                            var _valid2 = _errs32 === errors;
                            valid7 = valid7 || _valid2;
                          }
                          if (valid7)
                            errors = _errs29, vErrors !== null && (_errs29 ? vErrors.length = _errs29 : vErrors = null);
                          else {
                            let err12 = { instancePath: instancePath + "/notes", schemaPath: "#/properties/notes/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                            return vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++, validate14.errors = vErrors, !1;
                          }
                          var valid0 = _errs28 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.meeting_url !== void 0) {
                            let data8 = data.meeting_url, _errs34 = errors, _errs35 = errors, valid8 = !1, _errs36 = errors;
                            if (errors === errors)
                              if (typeof data8 == "string") {
                                if (data8.length > 500 && func2(data8) > 500) {
                                  let err13 = { instancePath: instancePath + "/meeting_url", schemaPath: "#/$defs/HttpsUrl/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
                                  vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                                } else if (!pattern6.test(data8)) {
                                  let err14 = { instancePath: instancePath + "/meeting_url", schemaPath: "#/$defs/HttpsUrl/pattern", keyword: "pattern", params: { pattern: '^https://[^\\s<>"]+$' }, message: 'must match pattern "^https://[^\\s<>"]+$"' };
                                  vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                                }
                              } else {
                                let err15 = { instancePath: instancePath + "/meeting_url", schemaPath: "#/$defs/HttpsUrl/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                              }
                            var _valid3 = _errs36 === errors;
                            if (valid8 = valid8 || _valid3, !valid8) {
                              let _errs39 = errors;
                              if (data8 !== null) {
                                let err16 = { instancePath: instancePath + "/meeting_url", schemaPath: "#/properties/meeting_url/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
                              }
                              var _valid3 = _errs39 === errors;
                              valid8 = valid8 || _valid3;
                            }
                            if (valid8)
                              errors = _errs35, vErrors !== null && (_errs35 ? vErrors.length = _errs35 : vErrors = null);
                            else {
                              let err17 = { instancePath: instancePath + "/meeting_url", schemaPath: "#/properties/meeting_url/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                              return vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++, validate14.errors = vErrors, !1;
                            }
                            var valid0 = _errs34 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.reminders !== void 0) {
                              let data9 = data.reminders, _errs41 = errors, _errs42 = errors, valid10 = !1, _errs43 = errors;
                              if (errors === errors)
                                if (Array.isArray(data9))
                                  if (data9.length > 5) {
                                    let err18 = { instancePath: instancePath + "/reminders", schemaPath: "#/$defs/Reminders/maxItems", keyword: "maxItems", params: { limit: 5 }, message: "must NOT have more than 5 items" };
                                    vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
                                  } else if (data9.length < 0) {
                                    let err19 = { instancePath: instancePath + "/reminders", schemaPath: "#/$defs/Reminders/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" };
                                    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
                                  } else {
                                    var valid12 = !0;
                                    let len0 = data9.length;
                                    for (let i0 = 0; i0 < len0; i0++) {
                                      let data10 = data9[i0], _errs46 = errors;
                                      if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10))) {
                                        let err20 = { instancePath: instancePath + "/reminders/" + i0, schemaPath: "#/$defs/Reminders/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
                                      }
                                      if (errors === _errs46 && typeof data10 == "number" && isFinite(data10)) {
                                        if (data10 > 40320 || isNaN(data10)) {
                                          let err21 = { instancePath: instancePath + "/reminders/" + i0, schemaPath: "#/$defs/Reminders/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 40320 }, message: "must be <= 40320" };
                                          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                                        } else if (data10 < 0 || isNaN(data10)) {
                                          let err22 = { instancePath: instancePath + "/reminders/" + i0, schemaPath: "#/$defs/Reminders/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                                        }
                                      }
                                      var valid12 = _errs46 === errors;
                                      if (!valid12)
                                        break;
                                    }
                                    if (valid12) {
                                      let i1 = data9.length, j0;
                                      if (i1 > 1) {
                                        let indices0 = {};
                                        for (; i1--; ) {
                                          let item0 = data9[i1];
                                          if (typeof item0 == "number" && !(item0 % 1) && !isNaN(item0) && isFinite(item0)) {
                                            if (typeof indices0[item0] == "number") {
                                              j0 = indices0[item0];
                                              let err23 = { instancePath: instancePath + "/reminders", schemaPath: "#/$defs/Reminders/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" };
                                              vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                                              break;
                                            }
                                            indices0[item0] = i1;
                                          }
                                        }
                                      }
                                    }
                                  }
                                else {
                                  let err24 = { instancePath: instancePath + "/reminders", schemaPath: "#/$defs/Reminders/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                                  vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                                }
                              var _valid4 = _errs43 === errors;
                              if (valid10 = valid10 || _valid4, !valid10) {
                                let _errs48 = errors;
                                if (data9 !== null) {
                                  let err25 = { instancePath: instancePath + "/reminders", schemaPath: "#/properties/reminders/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                  vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
                                }
                                var _valid4 = _errs48 === errors;
                                valid10 = valid10 || _valid4;
                              }
                              if (valid10)
                                errors = _errs42, vErrors !== null && (_errs42 ? vErrors.length = _errs42 : vErrors = null);
                              else {
                                let err26 = { instancePath: instancePath + "/reminders", schemaPath: "#/properties/reminders/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                return vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++, validate14.errors = vErrors, !1;
                              }
                              var valid0 = _errs41 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.show_as !== void 0) {
                                let data11 = data.show_as, _errs50 = errors;
                                if (!(data11 === "busy" || data11 === "free"))
                                  return validate14.errors = [{ instancePath: instancePath + "/show_as", schemaPath: "#/properties/show_as/enum", keyword: "enum", params: { allowedValues: schema17.properties.show_as.enum }, message: "must be equal to one of the allowed values" }], !1;
                                var valid0 = _errs50 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.event_status !== void 0) {
                                  let data12 = data.event_status, _errs51 = errors;
                                  if (!(data12 === "confirmed" || data12 === "tentative"))
                                    return validate14.errors = [{ instancePath: instancePath + "/event_status", schemaPath: "#/properties/event_status/enum", keyword: "enum", params: { allowedValues: schema17.properties.event_status.enum }, message: "must be equal to one of the allowed values" }], !1;
                                  var valid0 = _errs51 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0)
                                  if (data.recurrence !== void 0) {
                                    let data13 = data.recurrence, _errs52 = errors, _errs53 = errors, valid14 = !1, _errs54 = errors;
                                    validate15(data13, instancePath + "/recurrence") || (vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors), errors = vErrors.length);
                                    var _valid5 = _errs54 === errors;
                                    if (valid14 = valid14 || _valid5, !valid14) {
                                      let _errs55 = errors;
                                      if (data13 !== null) {
                                        let err27 = { instancePath: instancePath + "/recurrence", schemaPath: "#/properties/recurrence/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
                                      }
                                      var _valid5 = _errs55 === errors;
                                      valid14 = valid14 || _valid5;
                                    }
                                    if (valid14)
                                      errors = _errs53, vErrors !== null && (_errs53 ? vErrors.length = _errs53 : vErrors = null);
                                    else {
                                      let err28 = { instancePath: instancePath + "/recurrence", schemaPath: "#/properties/recurrence/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                      return vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++, validate14.errors = vErrors, !1;
                                    }
                                    var valid0 = _errs52 === errors;
                                  } else
                                    var valid0 = !0;
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate14.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate14.errors = vErrors, errors === 0;
}
function validate13(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.event_id === void 0 && (missing0 = "event_id") || data.event_timezone === void 0 && (missing0 = "event_timezone") || data.patch === void 0 && (missing0 = "patch"))
        return validate13.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "event_id" || key0 === "event_timezone" || key0 === "patch" || key0 === "occurrence_start_at" || key0 === "scope" || key0 === "if_version")) {
            return validate13.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.event_id !== void 0) {
            let data0 = data.event_id, _errs2 = errors;
            if (errors === errors)
              if (typeof data0 == "string") {
                if (!pattern0.test(data0))
                  return validate13.errors = [{ instancePath: instancePath + "/event_id", schemaPath: "#/$defs/CalendarEventId/pattern", keyword: "pattern", params: { pattern: "^evt_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^evt_[A-Za-z0-9_-]{1,64}$"' }], !1;
              } else
                return validate13.errors = [{ instancePath: instancePath + "/event_id", schemaPath: "#/$defs/CalendarEventId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.event_timezone !== void 0) {
              let data1 = data.event_timezone, _errs5 = errors;
              if (errors === errors)
                if (typeof data1 == "string") {
                  if (data1.length > 64 && func2(data1) > 64)
                    return validate13.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                  if (!pattern1.test(data1))
                    return validate13.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2}$" }, message: 'must match pattern "^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2}$"' }], !1;
                } else
                  return validate13.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.patch !== void 0) {
                let _errs8 = errors;
                validate14(data.patch, instancePath + "/patch") || (vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors), errors = vErrors.length);
                var valid0 = _errs8 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.occurrence_start_at !== void 0) {
                  let data3 = data.occurrence_start_at, _errs9 = errors;
                  if (errors === errors)
                    if (typeof data3 == "string") {
                      if (data3.length > 35 && func2(data3) > 35)
                        return validate13.errors = [{ instancePath: instancePath + "/occurrence_start_at", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                      if (!pattern2.test(data3))
                        return validate13.errors = [{ instancePath: instancePath + "/occurrence_start_at", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                    } else
                      return validate13.errors = [{ instancePath: instancePath + "/occurrence_start_at", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs9 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.scope !== void 0) {
                    let data4 = data.scope, _errs12 = errors;
                    if (!(data4 === "this" || data4 === "following" || data4 === "all"))
                      return validate13.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/$defs/RecurrenceScope/enum", keyword: "enum", params: { allowedValues: schema28.enum }, message: "must be equal to one of the allowed values" }], !1;
                    var valid0 = _errs12 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.if_version !== void 0) {
                      let data5 = data.if_version, _errs14 = errors, _errs15 = errors;
                      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)))
                        return validate13.errors = [{ instancePath: instancePath + "/if_version", schemaPath: "#/$defs/Version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                      if (errors === _errs15 && typeof data5 == "number" && isFinite(data5)) {
                        if (data5 > 2147483647 || isNaN(data5))
                          return validate13.errors = [{ instancePath: instancePath + "/if_version", schemaPath: "#/$defs/Version/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                        if (data5 < 1 || isNaN(data5))
                          return validate13.errors = [{ instancePath: instancePath + "/if_version", schemaPath: "#/$defs/Version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                      }
                      var valid0 = _errs14 === errors;
                    } else
                      var valid0 = !0;
                }
              }
            }
          }
        }
      }
    } else
      return validate13.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate13.errors = vErrors, errors === 0;
}
function validate20(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.event_id === void 0 && (missing0 = "event_id") || data.patch === void 0 && (missing0 = "patch"))
        return validate20.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "event_id" || key0 === "patch" || key0 === "occurrence_start_at" || key0 === "scope" || key0 === "if_version")) {
            return validate20.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.event_id !== void 0) {
            let data0 = data.event_id, _errs2 = errors;
            if (errors === errors)
              if (typeof data0 == "string") {
                if (!pattern0.test(data0))
                  return validate20.errors = [{ instancePath: instancePath + "/event_id", schemaPath: "#/$defs/CalendarEventId/pattern", keyword: "pattern", params: { pattern: "^evt_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^evt_[A-Za-z0-9_-]{1,64}$"' }], !1;
              } else
                return validate20.errors = [{ instancePath: instancePath + "/event_id", schemaPath: "#/$defs/CalendarEventId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.patch !== void 0) {
              let _errs5 = errors;
              validate14(data.patch, instancePath + "/patch") || (vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors), errors = vErrors.length);
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.occurrence_start_at !== void 0) {
                let data2 = data.occurrence_start_at, _errs6 = errors;
                if (errors === errors)
                  if (typeof data2 == "string") {
                    if (data2.length > 35 && func2(data2) > 35)
                      return validate20.errors = [{ instancePath: instancePath + "/occurrence_start_at", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                    if (!pattern2.test(data2))
                      return validate20.errors = [{ instancePath: instancePath + "/occurrence_start_at", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                  } else
                    return validate20.errors = [{ instancePath: instancePath + "/occurrence_start_at", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.scope !== void 0) {
                  let data3 = data.scope, _errs9 = errors;
                  if (!(data3 === "this" || data3 === "following" || data3 === "all"))
                    return validate20.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/$defs/RecurrenceScope/enum", keyword: "enum", params: { allowedValues: schema28.enum }, message: "must be equal to one of the allowed values" }], !1;
                  var valid0 = _errs9 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.if_version !== void 0) {
                    let data4 = data.if_version, _errs11 = errors, _errs12 = errors;
                    if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)))
                      return validate20.errors = [{ instancePath: instancePath + "/if_version", schemaPath: "#/$defs/Version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                    if (errors === _errs12 && typeof data4 == "number" && isFinite(data4)) {
                      if (data4 > 2147483647 || isNaN(data4))
                        return validate20.errors = [{ instancePath: instancePath + "/if_version", schemaPath: "#/$defs/Version/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                      if (data4 < 1 || isNaN(data4))
                        return validate20.errors = [{ instancePath: instancePath + "/if_version", schemaPath: "#/$defs/Version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                    }
                    var valid0 = _errs11 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate20.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate20.errors = vErrors, errors === 0;
}
function validate19(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.event_timezone === void 0 && (missing0 = "event_timezone") || data.items === void 0 && (missing0 = "items"))
        return validate19.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "event_timezone" || key0 === "items")) {
            return validate19.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.event_timezone !== void 0) {
            let data0 = data.event_timezone, _errs2 = errors;
            if (errors === errors)
              if (typeof data0 == "string") {
                if (data0.length > 64 && func2(data0) > 64)
                  return validate19.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                if (!pattern1.test(data0))
                  return validate19.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2}$" }, message: 'must match pattern "^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2}$"' }], !1;
              } else
                return validate19.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.items !== void 0) {
              let data1 = data.items, _errs5 = errors;
              if (errors === _errs5)
                if (Array.isArray(data1)) {
                  if (data1.length > 20)
                    return validate19.errors = [{ instancePath: instancePath + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" }], !1;
                  if (data1.length < 1)
                    return validate19.errors = [{ instancePath: instancePath + "/items", schemaPath: "#/properties/items/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }], !1;
                  {
                    var valid2 = !0;
                    let len0 = data1.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      let _errs7 = errors;
                      validate20(data1[i0], instancePath + "/items/" + i0) || (vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors), errors = vErrors.length);
                      var valid2 = _errs7 === errors;
                      if (!valid2)
                        break;
                    }
                  }
                } else
                  return validate19.errors = [{ instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate19.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate19.errors = vErrors, errors === 0;
}
function validate12(data, instancePath = "") {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, passing0 = null, _errs1 = errors;
  validate13(data, instancePath) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  _valid0 && (valid0 = !0, passing0 = 0);
  let _errs2 = errors;
  validate19(data, instancePath) || (vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (_valid0 && valid0 ? (valid0 = !1, passing0 = [passing0, 1]) : _valid0 && (valid0 = !0, passing0 = 1), valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err0 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
    return vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++, validate12.errors = vErrors, !1;
  }
  return validate12.errors = vErrors, errors === 0;
}
function validate10(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return validate12(data, instancePath) || (vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors), errors = vErrors.length), validate10.errors = vErrors, errors === 0;
}
var output = validate25;
var schema39 = { type: "object", properties: { id: { $ref: "#/$defs/CalendarEventId" }, title: { type: "string", maxLength: 200 }, startAt: { $ref: "#/$defs/DateTimeOffset" }, endAt: { $ref: "#/$defs/DateTimeOffset" }, assumedEndAt: { $ref: "#/$defs/DateTimeOffset" }, allDay: { type: "boolean" }, startDate: { $ref: "#/$defs/LocalDate" }, endDate: { $ref: "#/$defs/LocalDate" }, eventTimezone: { $ref: "#/$defs/IanaTimezone" }, location: { type: "string", maxLength: 200 }, eventStatus: { enum: ["confirmed", "tentative", "cancelled"] }, participation: { $ref: "#/$defs/Participation" }, inviteId: { $ref: "#/$defs/InviteId" }, changed: { type: "boolean" }, participantCount: { type: "integer", minimum: 0, maximum: 500 }, recurring: { type: "boolean" }, occurrenceStartAt: { $ref: "#/$defs/DateTimeOffset" }, version: { $ref: "#/$defs/Version" }, tainted: { type: "boolean" }, unconfirmed: { type: "boolean" }, notes: { type: "string", maxLength: 4e3 }, meetingUrl: { $ref: "#/$defs/HttpsUrl" }, reminders: { $ref: "#/$defs/Reminders" }, showAs: { enum: ["busy", "free"] }, recurrence: { $ref: "#/$defs/Recurrence" }, organizer: { $ref: "#/$defs/Participant" }, participants: { type: "array", items: { $ref: "#/$defs/Participant" }, minItems: 0, maxItems: 200 }, createdAt: { $ref: "#/$defs/DateTimeOffset" }, updatedAt: { $ref: "#/$defs/DateTimeOffset" }, outcome: { enum: ["updated", "unchanged"] }, changes: { $ref: "#/$defs/EventChanges" }, conflicts: { $ref: "#/$defs/EventConflicts" } }, required: ["id", "title", "outcome"], additionalProperties: !1 }, schema47 = { enum: ["needs_action", "accepted", "declined", "tentative"] };
var pattern20 = new RegExp("^inv_[A-Za-z0-9_-]{1,64}$", "u"), schema53 = { type: "object", properties: { name: { type: "string", maxLength: 60 }, contactId: { $ref: "#/$defs/ContactId" }, role: { enum: ["organizer", "attendee"] }, participation: { $ref: "#/$defs/Participation" } }, required: ["name"], additionalProperties: !1 };
var pattern23 = new RegExp("^ctc_[A-Za-z0-9_-]{1,64}$", "u");
function validate29(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name"))
        return validate29.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "name" || key0 === "contactId" || key0 === "role" || key0 === "participation")) {
            return validate29.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            let data0 = data.name, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 60 && func2(data0) > 60)
                  return validate29.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" }], !1;
              } else
                return validate29.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.contactId !== void 0) {
              let data1 = data.contactId, _errs4 = errors;
              if (errors === errors)
                if (typeof data1 == "string") {
                  if (!pattern23.test(data1))
                    return validate29.errors = [{ instancePath: instancePath + "/contactId", schemaPath: "#/$defs/ContactId/pattern", keyword: "pattern", params: { pattern: "^ctc_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^ctc_[A-Za-z0-9_-]{1,64}$"' }], !1;
                } else
                  return validate29.errors = [{ instancePath: instancePath + "/contactId", schemaPath: "#/$defs/ContactId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.role !== void 0) {
                let data2 = data.role, _errs7 = errors;
                if (!(data2 === "organizer" || data2 === "attendee"))
                  return validate29.errors = [{ instancePath: instancePath + "/role", schemaPath: "#/properties/role/enum", keyword: "enum", params: { allowedValues: schema53.properties.role.enum }, message: "must be equal to one of the allowed values" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.participation !== void 0) {
                  let data3 = data.participation, _errs8 = errors;
                  if (!(data3 === "needs_action" || data3 === "accepted" || data3 === "declined" || data3 === "tentative"))
                    return validate29.errors = [{ instancePath: instancePath + "/participation", schemaPath: "#/$defs/Participation/enum", keyword: "enum", params: { allowedValues: schema47.enum }, message: "must be equal to one of the allowed values" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate29.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate29.errors = vErrors, errors === 0;
}
function validate32(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (Array.isArray(data)) {
      if (data.length > 20)
        return validate32.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" }], !1;
      if (data.length < 0)
        return validate32.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
      {
        var valid0 = !0;
        let len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data0 = data[i0], _errs1 = errors;
          if (errors === errors)
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              let missing0;
              if (data0.field === void 0 && (missing0 = "field"))
                return validate32.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/$defs/EventChange/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
              {
                let _errs4 = errors;
                for (let key0 in data0)
                  if (!(key0 === "field" || key0 === "from" || key0 === "to")) {
                    return validate32.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/$defs/EventChange/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
                    break;
                  }
                if (_errs4 === errors && data0.field !== void 0) {
                  let data1 = data0.field;
                  if (errors === errors)
                    if (typeof data1 == "string") {
                      if (data1.length > 40 && func2(data1) > 40)
                        return validate32.errors = [{ instancePath: instancePath + "/" + i0 + "/field", schemaPath: "#/$defs/EventChange/properties/field/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" }], !1;
                    } else
                      return validate32.errors = [{ instancePath: instancePath + "/" + i0 + "/field", schemaPath: "#/$defs/EventChange/properties/field/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                }
              }
            } else
              return validate32.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/$defs/EventChange/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
          var valid0 = _errs1 === errors;
          if (!valid0)
            break;
        }
      }
    } else
      return validate32.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
  return validate32.errors = vErrors, errors === 0;
}
var schema61 = { type: "object", properties: { id: { $ref: "#/$defs/CalendarEventId" }, title: { type: "string", maxLength: 200 }, startAt: { $ref: "#/$defs/DateTimeOffset" }, endAt: { $ref: "#/$defs/DateTimeOffset" }, assumedEndAt: { $ref: "#/$defs/DateTimeOffset" }, allDay: { type: "boolean" }, startDate: { $ref: "#/$defs/LocalDate" }, endDate: { $ref: "#/$defs/LocalDate" }, eventTimezone: { $ref: "#/$defs/IanaTimezone" }, location: { type: "string", maxLength: 200 }, eventStatus: { enum: ["confirmed", "tentative", "cancelled"] }, participation: { $ref: "#/$defs/Participation" }, inviteId: { $ref: "#/$defs/InviteId" }, changed: { type: "boolean" }, participantCount: { type: "integer", minimum: 0, maximum: 500 }, recurring: { type: "boolean" }, occurrenceStartAt: { $ref: "#/$defs/DateTimeOffset" }, version: { $ref: "#/$defs/Version" }, tainted: { type: "boolean" }, unconfirmed: { type: "boolean" } }, required: ["id", "title"], additionalProperties: !1 };
function validate35(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.title === void 0 && (missing0 = "title"))
        return validate35.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func3.call(schema61.properties, key0)) {
            return validate35.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === errors)
              if (typeof data0 == "string") {
                if (!pattern0.test(data0))
                  return validate35.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/CalendarEventId/pattern", keyword: "pattern", params: { pattern: "^evt_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^evt_[A-Za-z0-9_-]{1,64}$"' }], !1;
              } else
                return validate35.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/CalendarEventId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.title !== void 0) {
              let data1 = data.title, _errs5 = errors;
              if (errors === _errs5)
                if (typeof data1 == "string") {
                  if (data1.length > 200 && func2(data1) > 200)
                    return validate35.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                } else
                  return validate35.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.startAt !== void 0) {
                let data2 = data.startAt, _errs7 = errors;
                if (errors === errors)
                  if (typeof data2 == "string") {
                    if (data2.length > 35 && func2(data2) > 35)
                      return validate35.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                    if (!pattern2.test(data2))
                      return validate35.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                  } else
                    return validate35.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.endAt !== void 0) {
                  let data3 = data.endAt, _errs10 = errors;
                  if (errors === errors)
                    if (typeof data3 == "string") {
                      if (data3.length > 35 && func2(data3) > 35)
                        return validate35.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                      if (!pattern2.test(data3))
                        return validate35.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                    } else
                      return validate35.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs10 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.assumedEndAt !== void 0) {
                    let data4 = data.assumedEndAt, _errs13 = errors;
                    if (errors === errors)
                      if (typeof data4 == "string") {
                        if (data4.length > 35 && func2(data4) > 35)
                          return validate35.errors = [{ instancePath: instancePath + "/assumedEndAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                        if (!pattern2.test(data4))
                          return validate35.errors = [{ instancePath: instancePath + "/assumedEndAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                      } else
                        return validate35.errors = [{ instancePath: instancePath + "/assumedEndAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs13 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.allDay !== void 0) {
                      let _errs16 = errors;
                      if (typeof data.allDay != "boolean")
                        return validate35.errors = [{ instancePath: instancePath + "/allDay", schemaPath: "#/properties/allDay/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                      var valid0 = _errs16 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.startDate !== void 0) {
                        let data6 = data.startDate, _errs18 = errors;
                        if (errors === errors)
                          if (typeof data6 == "string") {
                            if (!pattern4.test(data6))
                              return validate35.errors = [{ instancePath: instancePath + "/startDate", schemaPath: "#/$defs/LocalDate/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"' }], !1;
                          } else
                            return validate35.errors = [{ instancePath: instancePath + "/startDate", schemaPath: "#/$defs/LocalDate/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var valid0 = _errs18 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.endDate !== void 0) {
                          let data7 = data.endDate, _errs21 = errors;
                          if (errors === errors)
                            if (typeof data7 == "string") {
                              if (!pattern4.test(data7))
                                return validate35.errors = [{ instancePath: instancePath + "/endDate", schemaPath: "#/$defs/LocalDate/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"' }], !1;
                            } else
                              return validate35.errors = [{ instancePath: instancePath + "/endDate", schemaPath: "#/$defs/LocalDate/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var valid0 = _errs21 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.eventTimezone !== void 0) {
                            let data8 = data.eventTimezone, _errs24 = errors;
                            if (errors === errors)
                              if (typeof data8 == "string") {
                                if (data8.length > 64 && func2(data8) > 64)
                                  return validate35.errors = [{ instancePath: instancePath + "/eventTimezone", schemaPath: "#/$defs/IanaTimezone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                                if (!pattern1.test(data8))
                                  return validate35.errors = [{ instancePath: instancePath + "/eventTimezone", schemaPath: "#/$defs/IanaTimezone/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2}$" }, message: 'must match pattern "^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2}$"' }], !1;
                              } else
                                return validate35.errors = [{ instancePath: instancePath + "/eventTimezone", schemaPath: "#/$defs/IanaTimezone/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                            var valid0 = _errs24 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.location !== void 0) {
                              let data9 = data.location, _errs27 = errors;
                              if (errors === _errs27)
                                if (typeof data9 == "string") {
                                  if (data9.length > 200 && func2(data9) > 200)
                                    return validate35.errors = [{ instancePath: instancePath + "/location", schemaPath: "#/properties/location/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                                } else
                                  return validate35.errors = [{ instancePath: instancePath + "/location", schemaPath: "#/properties/location/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                              var valid0 = _errs27 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.eventStatus !== void 0) {
                                let data10 = data.eventStatus, _errs29 = errors;
                                if (!(data10 === "confirmed" || data10 === "tentative" || data10 === "cancelled"))
                                  return validate35.errors = [{ instancePath: instancePath + "/eventStatus", schemaPath: "#/properties/eventStatus/enum", keyword: "enum", params: { allowedValues: schema61.properties.eventStatus.enum }, message: "must be equal to one of the allowed values" }], !1;
                                var valid0 = _errs29 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.participation !== void 0) {
                                  let data11 = data.participation, _errs30 = errors;
                                  if (!(data11 === "needs_action" || data11 === "accepted" || data11 === "declined" || data11 === "tentative"))
                                    return validate35.errors = [{ instancePath: instancePath + "/participation", schemaPath: "#/$defs/Participation/enum", keyword: "enum", params: { allowedValues: schema47.enum }, message: "must be equal to one of the allowed values" }], !1;
                                  var valid0 = _errs30 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.inviteId !== void 0) {
                                    let data12 = data.inviteId, _errs32 = errors;
                                    if (errors === errors)
                                      if (typeof data12 == "string") {
                                        if (!pattern20.test(data12))
                                          return validate35.errors = [{ instancePath: instancePath + "/inviteId", schemaPath: "#/$defs/InviteId/pattern", keyword: "pattern", params: { pattern: "^inv_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^inv_[A-Za-z0-9_-]{1,64}$"' }], !1;
                                      } else
                                        return validate35.errors = [{ instancePath: instancePath + "/inviteId", schemaPath: "#/$defs/InviteId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                    var valid0 = _errs32 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.changed !== void 0) {
                                      let _errs35 = errors;
                                      if (typeof data.changed != "boolean")
                                        return validate35.errors = [{ instancePath: instancePath + "/changed", schemaPath: "#/properties/changed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                      var valid0 = _errs35 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0) {
                                      if (data.participantCount !== void 0) {
                                        let data14 = data.participantCount, _errs37 = errors;
                                        if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14)))
                                          return validate35.errors = [{ instancePath: instancePath + "/participantCount", schemaPath: "#/properties/participantCount/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                        if (errors === _errs37 && typeof data14 == "number" && isFinite(data14)) {
                                          if (data14 > 500 || isNaN(data14))
                                            return validate35.errors = [{ instancePath: instancePath + "/participantCount", schemaPath: "#/properties/participantCount/maximum", keyword: "maximum", params: { comparison: "<=", limit: 500 }, message: "must be <= 500" }], !1;
                                          if (data14 < 0 || isNaN(data14))
                                            return validate35.errors = [{ instancePath: instancePath + "/participantCount", schemaPath: "#/properties/participantCount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                        }
                                        var valid0 = _errs37 === errors;
                                      } else
                                        var valid0 = !0;
                                      if (valid0) {
                                        if (data.recurring !== void 0) {
                                          let _errs39 = errors;
                                          if (typeof data.recurring != "boolean")
                                            return validate35.errors = [{ instancePath: instancePath + "/recurring", schemaPath: "#/properties/recurring/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                          var valid0 = _errs39 === errors;
                                        } else
                                          var valid0 = !0;
                                        if (valid0) {
                                          if (data.occurrenceStartAt !== void 0) {
                                            let data16 = data.occurrenceStartAt, _errs41 = errors;
                                            if (errors === errors)
                                              if (typeof data16 == "string") {
                                                if (data16.length > 35 && func2(data16) > 35)
                                                  return validate35.errors = [{ instancePath: instancePath + "/occurrenceStartAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                                                if (!pattern2.test(data16))
                                                  return validate35.errors = [{ instancePath: instancePath + "/occurrenceStartAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                                              } else
                                                return validate35.errors = [{ instancePath: instancePath + "/occurrenceStartAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                            var valid0 = _errs41 === errors;
                                          } else
                                            var valid0 = !0;
                                          if (valid0) {
                                            if (data.version !== void 0) {
                                              let data17 = data.version, _errs44 = errors, _errs45 = errors;
                                              if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17)))
                                                return validate35.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                              if (errors === _errs45 && typeof data17 == "number" && isFinite(data17)) {
                                                if (data17 > 2147483647 || isNaN(data17))
                                                  return validate35.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                                                if (data17 < 1 || isNaN(data17))
                                                  return validate35.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                                              }
                                              var valid0 = _errs44 === errors;
                                            } else
                                              var valid0 = !0;
                                            if (valid0) {
                                              if (data.tainted !== void 0) {
                                                let _errs47 = errors;
                                                if (typeof data.tainted != "boolean")
                                                  return validate35.errors = [{ instancePath: instancePath + "/tainted", schemaPath: "#/properties/tainted/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                                var valid0 = _errs47 === errors;
                                              } else
                                                var valid0 = !0;
                                              if (valid0)
                                                if (data.unconfirmed !== void 0) {
                                                  let _errs49 = errors;
                                                  if (typeof data.unconfirmed != "boolean")
                                                    return validate35.errors = [{ instancePath: instancePath + "/unconfirmed", schemaPath: "#/properties/unconfirmed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                                  var valid0 = _errs49 === errors;
                                                } else
                                                  var valid0 = !0;
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate35.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate35.errors = vErrors, errors === 0;
}
function validate34(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (Array.isArray(data)) {
      if (data.length > 5)
        return validate34.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 5 }, message: "must NOT have more than 5 items" }], !1;
      if (data.length < 0)
        return validate34.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
      {
        var valid0 = !0;
        let len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let _errs1 = errors;
          validate35(data[i0], instancePath + "/" + i0) || (vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors), errors = vErrors.length);
          var valid0 = _errs1 === errors;
          if (!valid0)
            break;
        }
      }
    } else
      return validate34.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
  return validate34.errors = vErrors, errors === 0;
}
function validate27(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.title === void 0 && (missing0 = "title") || data.outcome === void 0 && (missing0 = "outcome"))
        return validate27.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func3.call(schema39.properties, key0)) {
            return validate27.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === errors)
              if (typeof data0 == "string") {
                if (!pattern0.test(data0))
                  return validate27.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/CalendarEventId/pattern", keyword: "pattern", params: { pattern: "^evt_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^evt_[A-Za-z0-9_-]{1,64}$"' }], !1;
              } else
                return validate27.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/CalendarEventId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.title !== void 0) {
              let data1 = data.title, _errs5 = errors;
              if (errors === _errs5)
                if (typeof data1 == "string") {
                  if (data1.length > 200 && func2(data1) > 200)
                    return validate27.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                } else
                  return validate27.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.startAt !== void 0) {
                let data2 = data.startAt, _errs7 = errors;
                if (errors === errors)
                  if (typeof data2 == "string") {
                    if (data2.length > 35 && func2(data2) > 35)
                      return validate27.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                    if (!pattern2.test(data2))
                      return validate27.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                  } else
                    return validate27.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.endAt !== void 0) {
                  let data3 = data.endAt, _errs10 = errors;
                  if (errors === errors)
                    if (typeof data3 == "string") {
                      if (data3.length > 35 && func2(data3) > 35)
                        return validate27.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                      if (!pattern2.test(data3))
                        return validate27.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                    } else
                      return validate27.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs10 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.assumedEndAt !== void 0) {
                    let data4 = data.assumedEndAt, _errs13 = errors;
                    if (errors === errors)
                      if (typeof data4 == "string") {
                        if (data4.length > 35 && func2(data4) > 35)
                          return validate27.errors = [{ instancePath: instancePath + "/assumedEndAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                        if (!pattern2.test(data4))
                          return validate27.errors = [{ instancePath: instancePath + "/assumedEndAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                      } else
                        return validate27.errors = [{ instancePath: instancePath + "/assumedEndAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs13 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.allDay !== void 0) {
                      let _errs16 = errors;
                      if (typeof data.allDay != "boolean")
                        return validate27.errors = [{ instancePath: instancePath + "/allDay", schemaPath: "#/properties/allDay/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                      var valid0 = _errs16 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.startDate !== void 0) {
                        let data6 = data.startDate, _errs18 = errors;
                        if (errors === errors)
                          if (typeof data6 == "string") {
                            if (!pattern4.test(data6))
                              return validate27.errors = [{ instancePath: instancePath + "/startDate", schemaPath: "#/$defs/LocalDate/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"' }], !1;
                          } else
                            return validate27.errors = [{ instancePath: instancePath + "/startDate", schemaPath: "#/$defs/LocalDate/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var valid0 = _errs18 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.endDate !== void 0) {
                          let data7 = data.endDate, _errs21 = errors;
                          if (errors === errors)
                            if (typeof data7 == "string") {
                              if (!pattern4.test(data7))
                                return validate27.errors = [{ instancePath: instancePath + "/endDate", schemaPath: "#/$defs/LocalDate/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"' }], !1;
                            } else
                              return validate27.errors = [{ instancePath: instancePath + "/endDate", schemaPath: "#/$defs/LocalDate/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var valid0 = _errs21 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.eventTimezone !== void 0) {
                            let data8 = data.eventTimezone, _errs24 = errors;
                            if (errors === errors)
                              if (typeof data8 == "string") {
                                if (data8.length > 64 && func2(data8) > 64)
                                  return validate27.errors = [{ instancePath: instancePath + "/eventTimezone", schemaPath: "#/$defs/IanaTimezone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                                if (!pattern1.test(data8))
                                  return validate27.errors = [{ instancePath: instancePath + "/eventTimezone", schemaPath: "#/$defs/IanaTimezone/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2}$" }, message: 'must match pattern "^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2}$"' }], !1;
                              } else
                                return validate27.errors = [{ instancePath: instancePath + "/eventTimezone", schemaPath: "#/$defs/IanaTimezone/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                            var valid0 = _errs24 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.location !== void 0) {
                              let data9 = data.location, _errs27 = errors;
                              if (errors === _errs27)
                                if (typeof data9 == "string") {
                                  if (data9.length > 200 && func2(data9) > 200)
                                    return validate27.errors = [{ instancePath: instancePath + "/location", schemaPath: "#/properties/location/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                                } else
                                  return validate27.errors = [{ instancePath: instancePath + "/location", schemaPath: "#/properties/location/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                              var valid0 = _errs27 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.eventStatus !== void 0) {
                                let data10 = data.eventStatus, _errs29 = errors;
                                if (!(data10 === "confirmed" || data10 === "tentative" || data10 === "cancelled"))
                                  return validate27.errors = [{ instancePath: instancePath + "/eventStatus", schemaPath: "#/properties/eventStatus/enum", keyword: "enum", params: { allowedValues: schema39.properties.eventStatus.enum }, message: "must be equal to one of the allowed values" }], !1;
                                var valid0 = _errs29 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.participation !== void 0) {
                                  let data11 = data.participation, _errs30 = errors;
                                  if (!(data11 === "needs_action" || data11 === "accepted" || data11 === "declined" || data11 === "tentative"))
                                    return validate27.errors = [{ instancePath: instancePath + "/participation", schemaPath: "#/$defs/Participation/enum", keyword: "enum", params: { allowedValues: schema47.enum }, message: "must be equal to one of the allowed values" }], !1;
                                  var valid0 = _errs30 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.inviteId !== void 0) {
                                    let data12 = data.inviteId, _errs32 = errors;
                                    if (errors === errors)
                                      if (typeof data12 == "string") {
                                        if (!pattern20.test(data12))
                                          return validate27.errors = [{ instancePath: instancePath + "/inviteId", schemaPath: "#/$defs/InviteId/pattern", keyword: "pattern", params: { pattern: "^inv_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^inv_[A-Za-z0-9_-]{1,64}$"' }], !1;
                                      } else
                                        return validate27.errors = [{ instancePath: instancePath + "/inviteId", schemaPath: "#/$defs/InviteId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                    var valid0 = _errs32 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.changed !== void 0) {
                                      let _errs35 = errors;
                                      if (typeof data.changed != "boolean")
                                        return validate27.errors = [{ instancePath: instancePath + "/changed", schemaPath: "#/properties/changed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                      var valid0 = _errs35 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0) {
                                      if (data.participantCount !== void 0) {
                                        let data14 = data.participantCount, _errs37 = errors;
                                        if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14)))
                                          return validate27.errors = [{ instancePath: instancePath + "/participantCount", schemaPath: "#/properties/participantCount/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                        if (errors === _errs37 && typeof data14 == "number" && isFinite(data14)) {
                                          if (data14 > 500 || isNaN(data14))
                                            return validate27.errors = [{ instancePath: instancePath + "/participantCount", schemaPath: "#/properties/participantCount/maximum", keyword: "maximum", params: { comparison: "<=", limit: 500 }, message: "must be <= 500" }], !1;
                                          if (data14 < 0 || isNaN(data14))
                                            return validate27.errors = [{ instancePath: instancePath + "/participantCount", schemaPath: "#/properties/participantCount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                        }
                                        var valid0 = _errs37 === errors;
                                      } else
                                        var valid0 = !0;
                                      if (valid0) {
                                        if (data.recurring !== void 0) {
                                          let _errs39 = errors;
                                          if (typeof data.recurring != "boolean")
                                            return validate27.errors = [{ instancePath: instancePath + "/recurring", schemaPath: "#/properties/recurring/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                          var valid0 = _errs39 === errors;
                                        } else
                                          var valid0 = !0;
                                        if (valid0) {
                                          if (data.occurrenceStartAt !== void 0) {
                                            let data16 = data.occurrenceStartAt, _errs41 = errors;
                                            if (errors === errors)
                                              if (typeof data16 == "string") {
                                                if (data16.length > 35 && func2(data16) > 35)
                                                  return validate27.errors = [{ instancePath: instancePath + "/occurrenceStartAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                                                if (!pattern2.test(data16))
                                                  return validate27.errors = [{ instancePath: instancePath + "/occurrenceStartAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                                              } else
                                                return validate27.errors = [{ instancePath: instancePath + "/occurrenceStartAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                            var valid0 = _errs41 === errors;
                                          } else
                                            var valid0 = !0;
                                          if (valid0) {
                                            if (data.version !== void 0) {
                                              let data17 = data.version, _errs44 = errors, _errs45 = errors;
                                              if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17)))
                                                return validate27.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                              if (errors === _errs45 && typeof data17 == "number" && isFinite(data17)) {
                                                if (data17 > 2147483647 || isNaN(data17))
                                                  return validate27.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                                                if (data17 < 1 || isNaN(data17))
                                                  return validate27.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                                              }
                                              var valid0 = _errs44 === errors;
                                            } else
                                              var valid0 = !0;
                                            if (valid0) {
                                              if (data.tainted !== void 0) {
                                                let _errs47 = errors;
                                                if (typeof data.tainted != "boolean")
                                                  return validate27.errors = [{ instancePath: instancePath + "/tainted", schemaPath: "#/properties/tainted/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                                var valid0 = _errs47 === errors;
                                              } else
                                                var valid0 = !0;
                                              if (valid0) {
                                                if (data.unconfirmed !== void 0) {
                                                  let _errs49 = errors;
                                                  if (typeof data.unconfirmed != "boolean")
                                                    return validate27.errors = [{ instancePath: instancePath + "/unconfirmed", schemaPath: "#/properties/unconfirmed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                                  var valid0 = _errs49 === errors;
                                                } else
                                                  var valid0 = !0;
                                                if (valid0) {
                                                  if (data.notes !== void 0) {
                                                    let data20 = data.notes, _errs51 = errors;
                                                    if (errors === _errs51)
                                                      if (typeof data20 == "string") {
                                                        if (data20.length > 4e3 && func2(data20) > 4e3)
                                                          return validate27.errors = [{ instancePath: instancePath + "/notes", schemaPath: "#/properties/notes/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters" }], !1;
                                                      } else
                                                        return validate27.errors = [{ instancePath: instancePath + "/notes", schemaPath: "#/properties/notes/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                    var valid0 = _errs51 === errors;
                                                  } else
                                                    var valid0 = !0;
                                                  if (valid0) {
                                                    if (data.meetingUrl !== void 0) {
                                                      let data21 = data.meetingUrl, _errs53 = errors;
                                                      if (errors === errors)
                                                        if (typeof data21 == "string") {
                                                          if (data21.length > 500 && func2(data21) > 500)
                                                            return validate27.errors = [{ instancePath: instancePath + "/meetingUrl", schemaPath: "#/$defs/HttpsUrl/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" }], !1;
                                                          if (!pattern6.test(data21))
                                                            return validate27.errors = [{ instancePath: instancePath + "/meetingUrl", schemaPath: "#/$defs/HttpsUrl/pattern", keyword: "pattern", params: { pattern: '^https://[^\\s<>"]+$' }, message: 'must match pattern "^https://[^\\s<>"]+$"' }], !1;
                                                        } else
                                                          return validate27.errors = [{ instancePath: instancePath + "/meetingUrl", schemaPath: "#/$defs/HttpsUrl/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                      var valid0 = _errs53 === errors;
                                                    } else
                                                      var valid0 = !0;
                                                    if (valid0) {
                                                      if (data.reminders !== void 0) {
                                                        let data22 = data.reminders, _errs56 = errors;
                                                        if (errors === errors)
                                                          if (Array.isArray(data22)) {
                                                            if (data22.length > 5)
                                                              return validate27.errors = [{ instancePath: instancePath + "/reminders", schemaPath: "#/$defs/Reminders/maxItems", keyword: "maxItems", params: { limit: 5 }, message: "must NOT have more than 5 items" }], !1;
                                                            if (data22.length < 0)
                                                              return validate27.errors = [{ instancePath: instancePath + "/reminders", schemaPath: "#/$defs/Reminders/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
                                                            {
                                                              var valid14 = !0;
                                                              let len0 = data22.length;
                                                              for (let i0 = 0; i0 < len0; i0++) {
                                                                let data23 = data22[i0], _errs59 = errors;
                                                                if (!(typeof data23 == "number" && !(data23 % 1) && !isNaN(data23) && isFinite(data23)))
                                                                  return validate27.errors = [{ instancePath: instancePath + "/reminders/" + i0, schemaPath: "#/$defs/Reminders/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                                                if (errors === _errs59 && typeof data23 == "number" && isFinite(data23)) {
                                                                  if (data23 > 40320 || isNaN(data23))
                                                                    return validate27.errors = [{ instancePath: instancePath + "/reminders/" + i0, schemaPath: "#/$defs/Reminders/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 40320 }, message: "must be <= 40320" }], !1;
                                                                  if (data23 < 0 || isNaN(data23))
                                                                    return validate27.errors = [{ instancePath: instancePath + "/reminders/" + i0, schemaPath: "#/$defs/Reminders/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                                                }
                                                                var valid14 = _errs59 === errors;
                                                                if (!valid14)
                                                                  break;
                                                              }
                                                              if (valid14) {
                                                                let i1 = data22.length, j0;
                                                                if (i1 > 1) {
                                                                  let indices0 = {};
                                                                  for (; i1--; ) {
                                                                    let item0 = data22[i1];
                                                                    if (typeof item0 == "number" && !(item0 % 1) && !isNaN(item0) && isFinite(item0)) {
                                                                      if (typeof indices0[item0] == "number") {
                                                                        return j0 = indices0[item0], validate27.errors = [{ instancePath: instancePath + "/reminders", schemaPath: "#/$defs/Reminders/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" }], !1;
                                                                        break;
                                                                      }
                                                                      indices0[item0] = i1;
                                                                    }
                                                                  }
                                                                }
                                                              }
                                                            }
                                                          } else
                                                            return validate27.errors = [{ instancePath: instancePath + "/reminders", schemaPath: "#/$defs/Reminders/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                        var valid0 = _errs56 === errors;
                                                      } else
                                                        var valid0 = !0;
                                                      if (valid0) {
                                                        if (data.showAs !== void 0) {
                                                          let data24 = data.showAs, _errs61 = errors;
                                                          if (!(data24 === "busy" || data24 === "free"))
                                                            return validate27.errors = [{ instancePath: instancePath + "/showAs", schemaPath: "#/properties/showAs/enum", keyword: "enum", params: { allowedValues: schema39.properties.showAs.enum }, message: "must be equal to one of the allowed values" }], !1;
                                                          var valid0 = _errs61 === errors;
                                                        } else
                                                          var valid0 = !0;
                                                        if (valid0) {
                                                          if (data.recurrence !== void 0) {
                                                            let _errs62 = errors;
                                                            validate15(data.recurrence, instancePath + "/recurrence") || (vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors), errors = vErrors.length);
                                                            var valid0 = _errs62 === errors;
                                                          } else
                                                            var valid0 = !0;
                                                          if (valid0) {
                                                            if (data.organizer !== void 0) {
                                                              let _errs63 = errors;
                                                              validate29(data.organizer, instancePath + "/organizer") || (vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors), errors = vErrors.length);
                                                              var valid0 = _errs63 === errors;
                                                            } else
                                                              var valid0 = !0;
                                                            if (valid0) {
                                                              if (data.participants !== void 0) {
                                                                let data27 = data.participants, _errs64 = errors;
                                                                if (errors === _errs64)
                                                                  if (Array.isArray(data27)) {
                                                                    if (data27.length > 200)
                                                                      return validate27.errors = [{ instancePath: instancePath + "/participants", schemaPath: "#/properties/participants/maxItems", keyword: "maxItems", params: { limit: 200 }, message: "must NOT have more than 200 items" }], !1;
                                                                    if (data27.length < 0)
                                                                      return validate27.errors = [{ instancePath: instancePath + "/participants", schemaPath: "#/properties/participants/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
                                                                    {
                                                                      var valid16 = !0;
                                                                      let len1 = data27.length;
                                                                      for (let i2 = 0; i2 < len1; i2++) {
                                                                        let _errs66 = errors;
                                                                        validate29(data27[i2], instancePath + "/participants/" + i2) || (vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors), errors = vErrors.length);
                                                                        var valid16 = _errs66 === errors;
                                                                        if (!valid16)
                                                                          break;
                                                                      }
                                                                    }
                                                                  } else
                                                                    return validate27.errors = [{ instancePath: instancePath + "/participants", schemaPath: "#/properties/participants/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                                var valid0 = _errs64 === errors;
                                                              } else
                                                                var valid0 = !0;
                                                              if (valid0) {
                                                                if (data.createdAt !== void 0) {
                                                                  let data29 = data.createdAt, _errs67 = errors;
                                                                  if (errors === errors)
                                                                    if (typeof data29 == "string") {
                                                                      if (data29.length > 35 && func2(data29) > 35)
                                                                        return validate27.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                                                                      if (!pattern2.test(data29))
                                                                        return validate27.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                                                                    } else
                                                                      return validate27.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                  var valid0 = _errs67 === errors;
                                                                } else
                                                                  var valid0 = !0;
                                                                if (valid0) {
                                                                  if (data.updatedAt !== void 0) {
                                                                    let data30 = data.updatedAt, _errs70 = errors;
                                                                    if (errors === errors)
                                                                      if (typeof data30 == "string") {
                                                                        if (data30.length > 35 && func2(data30) > 35)
                                                                          return validate27.errors = [{ instancePath: instancePath + "/updatedAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                                                                        if (!pattern2.test(data30))
                                                                          return validate27.errors = [{ instancePath: instancePath + "/updatedAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                                                                      } else
                                                                        return validate27.errors = [{ instancePath: instancePath + "/updatedAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                    var valid0 = _errs70 === errors;
                                                                  } else
                                                                    var valid0 = !0;
                                                                  if (valid0) {
                                                                    if (data.outcome !== void 0) {
                                                                      let data31 = data.outcome, _errs73 = errors;
                                                                      if (!(data31 === "updated" || data31 === "unchanged"))
                                                                        return validate27.errors = [{ instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/enum", keyword: "enum", params: { allowedValues: schema39.properties.outcome.enum }, message: "must be equal to one of the allowed values" }], !1;
                                                                      var valid0 = _errs73 === errors;
                                                                    } else
                                                                      var valid0 = !0;
                                                                    if (valid0) {
                                                                      if (data.changes !== void 0) {
                                                                        let _errs74 = errors;
                                                                        validate32(data.changes, instancePath + "/changes") || (vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors), errors = vErrors.length);
                                                                        var valid0 = _errs74 === errors;
                                                                      } else
                                                                        var valid0 = !0;
                                                                      if (valid0)
                                                                        if (data.conflicts !== void 0) {
                                                                          let _errs75 = errors;
                                                                          validate34(data.conflicts, instancePath + "/conflicts") || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length);
                                                                          var valid0 = _errs75 === errors;
                                                                        } else
                                                                          var valid0 = !0;
                                                                    }
                                                                  }
                                                                }
                                                              }
                                                            }
                                                          }
                                                        }
                                                      }
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate27.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate27.errors = vErrors, errors === 0;
}
var schema74 = { type: "object", properties: { id: { $ref: "#/$defs/CalendarEventId" }, title: { type: "string", maxLength: 200 }, startAt: { $ref: "#/$defs/DateTimeOffset" }, endAt: { $ref: "#/$defs/DateTimeOffset" }, assumedEndAt: { $ref: "#/$defs/DateTimeOffset" }, allDay: { type: "boolean" }, startDate: { $ref: "#/$defs/LocalDate" }, endDate: { $ref: "#/$defs/LocalDate" }, eventTimezone: { $ref: "#/$defs/IanaTimezone" }, location: { type: "string", maxLength: 200 }, eventStatus: { enum: ["confirmed", "tentative", "cancelled"] }, participation: { $ref: "#/$defs/Participation" }, inviteId: { $ref: "#/$defs/InviteId" }, changed: { type: "boolean" }, participantCount: { type: "integer", minimum: 0, maximum: 500 }, recurring: { type: "boolean" }, occurrenceStartAt: { $ref: "#/$defs/DateTimeOffset" }, version: { $ref: "#/$defs/Version" }, tainted: { type: "boolean" }, unconfirmed: { type: "boolean" }, index: { type: "integer", minimum: 0, maximum: 19 }, error: { $ref: "#/$defs/ToolError" }, outcome: { enum: ["updated", "unchanged", "failed"] }, changes: { $ref: "#/$defs/EventChanges" } }, required: ["index", "outcome"], additionalProperties: !1 }, schema86 = { type: "object", properties: { code: { type: "string", pattern: "^[A-Z][A-Z0-9_]{2,48}$" }, message: { type: "string", maxLength: 300 }, module: { type: "string", maxLength: 32 }, method: { type: "string", maxLength: 48 }, input_schema: { type: "object", maxProperties: 25, additionalProperties: { type: "string", maxLength: 500 }, "x-open": "keys are the field names of the method" }, detail: { type: "string", maxLength: 1e3 }, recovery_suggestion: { type: "string", maxLength: 200 }, next_steps: { type: "array", items: { type: "string", maxLength: 64 }, minItems: 0, maxItems: 3 }, can_retry: { type: "boolean" }, retry_after_seconds: { type: "integer", minimum: 0, maximum: 3600 } }, required: ["code", "message"], additionalProperties: !1 }, pattern44 = new RegExp("^[A-Z][A-Z0-9_]{2,48}$", "u");
function validate40(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.index === void 0 && (missing0 = "index") || data.outcome === void 0 && (missing0 = "outcome"))
        return validate40.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func3.call(schema74.properties, key0)) {
            return validate40.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === errors)
              if (typeof data0 == "string") {
                if (!pattern0.test(data0))
                  return validate40.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/CalendarEventId/pattern", keyword: "pattern", params: { pattern: "^evt_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^evt_[A-Za-z0-9_-]{1,64}$"' }], !1;
              } else
                return validate40.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/CalendarEventId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.title !== void 0) {
              let data1 = data.title, _errs5 = errors;
              if (errors === _errs5)
                if (typeof data1 == "string") {
                  if (data1.length > 200 && func2(data1) > 200)
                    return validate40.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                } else
                  return validate40.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.startAt !== void 0) {
                let data2 = data.startAt, _errs7 = errors;
                if (errors === errors)
                  if (typeof data2 == "string") {
                    if (data2.length > 35 && func2(data2) > 35)
                      return validate40.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                    if (!pattern2.test(data2))
                      return validate40.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                  } else
                    return validate40.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.endAt !== void 0) {
                  let data3 = data.endAt, _errs10 = errors;
                  if (errors === errors)
                    if (typeof data3 == "string") {
                      if (data3.length > 35 && func2(data3) > 35)
                        return validate40.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                      if (!pattern2.test(data3))
                        return validate40.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                    } else
                      return validate40.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs10 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.assumedEndAt !== void 0) {
                    let data4 = data.assumedEndAt, _errs13 = errors;
                    if (errors === errors)
                      if (typeof data4 == "string") {
                        if (data4.length > 35 && func2(data4) > 35)
                          return validate40.errors = [{ instancePath: instancePath + "/assumedEndAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                        if (!pattern2.test(data4))
                          return validate40.errors = [{ instancePath: instancePath + "/assumedEndAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                      } else
                        return validate40.errors = [{ instancePath: instancePath + "/assumedEndAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs13 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.allDay !== void 0) {
                      let _errs16 = errors;
                      if (typeof data.allDay != "boolean")
                        return validate40.errors = [{ instancePath: instancePath + "/allDay", schemaPath: "#/properties/allDay/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                      var valid0 = _errs16 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.startDate !== void 0) {
                        let data6 = data.startDate, _errs18 = errors;
                        if (errors === errors)
                          if (typeof data6 == "string") {
                            if (!pattern4.test(data6))
                              return validate40.errors = [{ instancePath: instancePath + "/startDate", schemaPath: "#/$defs/LocalDate/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"' }], !1;
                          } else
                            return validate40.errors = [{ instancePath: instancePath + "/startDate", schemaPath: "#/$defs/LocalDate/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var valid0 = _errs18 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.endDate !== void 0) {
                          let data7 = data.endDate, _errs21 = errors;
                          if (errors === errors)
                            if (typeof data7 == "string") {
                              if (!pattern4.test(data7))
                                return validate40.errors = [{ instancePath: instancePath + "/endDate", schemaPath: "#/$defs/LocalDate/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"' }], !1;
                            } else
                              return validate40.errors = [{ instancePath: instancePath + "/endDate", schemaPath: "#/$defs/LocalDate/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var valid0 = _errs21 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.eventTimezone !== void 0) {
                            let data8 = data.eventTimezone, _errs24 = errors;
                            if (errors === errors)
                              if (typeof data8 == "string") {
                                if (data8.length > 64 && func2(data8) > 64)
                                  return validate40.errors = [{ instancePath: instancePath + "/eventTimezone", schemaPath: "#/$defs/IanaTimezone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                                if (!pattern1.test(data8))
                                  return validate40.errors = [{ instancePath: instancePath + "/eventTimezone", schemaPath: "#/$defs/IanaTimezone/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2}$" }, message: 'must match pattern "^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2}$"' }], !1;
                              } else
                                return validate40.errors = [{ instancePath: instancePath + "/eventTimezone", schemaPath: "#/$defs/IanaTimezone/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                            var valid0 = _errs24 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.location !== void 0) {
                              let data9 = data.location, _errs27 = errors;
                              if (errors === _errs27)
                                if (typeof data9 == "string") {
                                  if (data9.length > 200 && func2(data9) > 200)
                                    return validate40.errors = [{ instancePath: instancePath + "/location", schemaPath: "#/properties/location/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                                } else
                                  return validate40.errors = [{ instancePath: instancePath + "/location", schemaPath: "#/properties/location/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                              var valid0 = _errs27 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.eventStatus !== void 0) {
                                let data10 = data.eventStatus, _errs29 = errors;
                                if (!(data10 === "confirmed" || data10 === "tentative" || data10 === "cancelled"))
                                  return validate40.errors = [{ instancePath: instancePath + "/eventStatus", schemaPath: "#/properties/eventStatus/enum", keyword: "enum", params: { allowedValues: schema74.properties.eventStatus.enum }, message: "must be equal to one of the allowed values" }], !1;
                                var valid0 = _errs29 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.participation !== void 0) {
                                  let data11 = data.participation, _errs30 = errors;
                                  if (!(data11 === "needs_action" || data11 === "accepted" || data11 === "declined" || data11 === "tentative"))
                                    return validate40.errors = [{ instancePath: instancePath + "/participation", schemaPath: "#/$defs/Participation/enum", keyword: "enum", params: { allowedValues: schema47.enum }, message: "must be equal to one of the allowed values" }], !1;
                                  var valid0 = _errs30 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.inviteId !== void 0) {
                                    let data12 = data.inviteId, _errs32 = errors;
                                    if (errors === errors)
                                      if (typeof data12 == "string") {
                                        if (!pattern20.test(data12))
                                          return validate40.errors = [{ instancePath: instancePath + "/inviteId", schemaPath: "#/$defs/InviteId/pattern", keyword: "pattern", params: { pattern: "^inv_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^inv_[A-Za-z0-9_-]{1,64}$"' }], !1;
                                      } else
                                        return validate40.errors = [{ instancePath: instancePath + "/inviteId", schemaPath: "#/$defs/InviteId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                    var valid0 = _errs32 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.changed !== void 0) {
                                      let _errs35 = errors;
                                      if (typeof data.changed != "boolean")
                                        return validate40.errors = [{ instancePath: instancePath + "/changed", schemaPath: "#/properties/changed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                      var valid0 = _errs35 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0) {
                                      if (data.participantCount !== void 0) {
                                        let data14 = data.participantCount, _errs37 = errors;
                                        if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14)))
                                          return validate40.errors = [{ instancePath: instancePath + "/participantCount", schemaPath: "#/properties/participantCount/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                        if (errors === _errs37 && typeof data14 == "number" && isFinite(data14)) {
                                          if (data14 > 500 || isNaN(data14))
                                            return validate40.errors = [{ instancePath: instancePath + "/participantCount", schemaPath: "#/properties/participantCount/maximum", keyword: "maximum", params: { comparison: "<=", limit: 500 }, message: "must be <= 500" }], !1;
                                          if (data14 < 0 || isNaN(data14))
                                            return validate40.errors = [{ instancePath: instancePath + "/participantCount", schemaPath: "#/properties/participantCount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                        }
                                        var valid0 = _errs37 === errors;
                                      } else
                                        var valid0 = !0;
                                      if (valid0) {
                                        if (data.recurring !== void 0) {
                                          let _errs39 = errors;
                                          if (typeof data.recurring != "boolean")
                                            return validate40.errors = [{ instancePath: instancePath + "/recurring", schemaPath: "#/properties/recurring/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                          var valid0 = _errs39 === errors;
                                        } else
                                          var valid0 = !0;
                                        if (valid0) {
                                          if (data.occurrenceStartAt !== void 0) {
                                            let data16 = data.occurrenceStartAt, _errs41 = errors;
                                            if (errors === errors)
                                              if (typeof data16 == "string") {
                                                if (data16.length > 35 && func2(data16) > 35)
                                                  return validate40.errors = [{ instancePath: instancePath + "/occurrenceStartAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                                                if (!pattern2.test(data16))
                                                  return validate40.errors = [{ instancePath: instancePath + "/occurrenceStartAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                                              } else
                                                return validate40.errors = [{ instancePath: instancePath + "/occurrenceStartAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                            var valid0 = _errs41 === errors;
                                          } else
                                            var valid0 = !0;
                                          if (valid0) {
                                            if (data.version !== void 0) {
                                              let data17 = data.version, _errs44 = errors, _errs45 = errors;
                                              if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17)))
                                                return validate40.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                              if (errors === _errs45 && typeof data17 == "number" && isFinite(data17)) {
                                                if (data17 > 2147483647 || isNaN(data17))
                                                  return validate40.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                                                if (data17 < 1 || isNaN(data17))
                                                  return validate40.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                                              }
                                              var valid0 = _errs44 === errors;
                                            } else
                                              var valid0 = !0;
                                            if (valid0) {
                                              if (data.tainted !== void 0) {
                                                let _errs47 = errors;
                                                if (typeof data.tainted != "boolean")
                                                  return validate40.errors = [{ instancePath: instancePath + "/tainted", schemaPath: "#/properties/tainted/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                                var valid0 = _errs47 === errors;
                                              } else
                                                var valid0 = !0;
                                              if (valid0) {
                                                if (data.unconfirmed !== void 0) {
                                                  let _errs49 = errors;
                                                  if (typeof data.unconfirmed != "boolean")
                                                    return validate40.errors = [{ instancePath: instancePath + "/unconfirmed", schemaPath: "#/properties/unconfirmed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                                  var valid0 = _errs49 === errors;
                                                } else
                                                  var valid0 = !0;
                                                if (valid0) {
                                                  if (data.index !== void 0) {
                                                    let data20 = data.index, _errs51 = errors;
                                                    if (!(typeof data20 == "number" && !(data20 % 1) && !isNaN(data20) && isFinite(data20)))
                                                      return validate40.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/properties/index/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                                    if (errors === _errs51 && typeof data20 == "number" && isFinite(data20)) {
                                                      if (data20 > 19 || isNaN(data20))
                                                        return validate40.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/properties/index/maximum", keyword: "maximum", params: { comparison: "<=", limit: 19 }, message: "must be <= 19" }], !1;
                                                      if (data20 < 0 || isNaN(data20))
                                                        return validate40.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/properties/index/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                                    }
                                                    var valid0 = _errs51 === errors;
                                                  } else
                                                    var valid0 = !0;
                                                  if (valid0) {
                                                    if (data.error !== void 0) {
                                                      let data21 = data.error, _errs53 = errors;
                                                      if (errors === errors)
                                                        if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
                                                          let missing1;
                                                          if (data21.code === void 0 && (missing1 = "code") || data21.message === void 0 && (missing1 = "message"))
                                                            return validate40.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/$defs/ToolError/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }], !1;
                                                          {
                                                            let _errs56 = errors;
                                                            for (let key1 in data21)
                                                              if (!func3.call(schema86.properties, key1)) {
                                                                return validate40.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/$defs/ToolError/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }], !1;
                                                                break;
                                                              }
                                                            if (_errs56 === errors) {
                                                              if (data21.code !== void 0) {
                                                                let data22 = data21.code, _errs57 = errors;
                                                                if (errors === _errs57)
                                                                  if (typeof data22 == "string") {
                                                                    if (!pattern44.test(data22))
                                                                      return validate40.errors = [{ instancePath: instancePath + "/error/code", schemaPath: "#/$defs/ToolError/properties/code/pattern", keyword: "pattern", params: { pattern: "^[A-Z][A-Z0-9_]{2,48}$" }, message: 'must match pattern "^[A-Z][A-Z0-9_]{2,48}$"' }], !1;
                                                                  } else
                                                                    return validate40.errors = [{ instancePath: instancePath + "/error/code", schemaPath: "#/$defs/ToolError/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                var valid13 = _errs57 === errors;
                                                              } else
                                                                var valid13 = !0;
                                                              if (valid13) {
                                                                if (data21.message !== void 0) {
                                                                  let data23 = data21.message, _errs59 = errors;
                                                                  if (errors === _errs59)
                                                                    if (typeof data23 == "string") {
                                                                      if (data23.length > 300 && func2(data23) > 300)
                                                                        return validate40.errors = [{ instancePath: instancePath + "/error/message", schemaPath: "#/$defs/ToolError/properties/message/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" }], !1;
                                                                    } else
                                                                      return validate40.errors = [{ instancePath: instancePath + "/error/message", schemaPath: "#/$defs/ToolError/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                  var valid13 = _errs59 === errors;
                                                                } else
                                                                  var valid13 = !0;
                                                                if (valid13) {
                                                                  if (data21.module !== void 0) {
                                                                    let data24 = data21.module, _errs61 = errors;
                                                                    if (errors === _errs61)
                                                                      if (typeof data24 == "string") {
                                                                        if (data24.length > 32 && func2(data24) > 32)
                                                                          return validate40.errors = [{ instancePath: instancePath + "/error/module", schemaPath: "#/$defs/ToolError/properties/module/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" }], !1;
                                                                      } else
                                                                        return validate40.errors = [{ instancePath: instancePath + "/error/module", schemaPath: "#/$defs/ToolError/properties/module/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                    var valid13 = _errs61 === errors;
                                                                  } else
                                                                    var valid13 = !0;
                                                                  if (valid13) {
                                                                    if (data21.method !== void 0) {
                                                                      let data25 = data21.method, _errs63 = errors;
                                                                      if (errors === _errs63)
                                                                        if (typeof data25 == "string") {
                                                                          if (data25.length > 48 && func2(data25) > 48)
                                                                            return validate40.errors = [{ instancePath: instancePath + "/error/method", schemaPath: "#/$defs/ToolError/properties/method/maxLength", keyword: "maxLength", params: { limit: 48 }, message: "must NOT have more than 48 characters" }], !1;
                                                                        } else
                                                                          return validate40.errors = [{ instancePath: instancePath + "/error/method", schemaPath: "#/$defs/ToolError/properties/method/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                      var valid13 = _errs63 === errors;
                                                                    } else
                                                                      var valid13 = !0;
                                                                    if (valid13) {
                                                                      if (data21.input_schema !== void 0) {
                                                                        let data26 = data21.input_schema, _errs65 = errors;
                                                                        if (errors === _errs65)
                                                                          if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
                                                                            if (Object.keys(data26).length > 25)
                                                                              return validate40.errors = [{ instancePath: instancePath + "/error/input_schema", schemaPath: "#/$defs/ToolError/properties/input_schema/maxProperties", keyword: "maxProperties", params: { limit: 25 }, message: "must NOT have more than 25 properties" }], !1;
                                                                            for (let key2 in data26) {
                                                                              let data27 = data26[key2], _errs68 = errors;
                                                                              if (errors === _errs68)
                                                                                if (typeof data27 == "string") {
                                                                                  if (data27.length > 500 && func2(data27) > 500)
                                                                                    return validate40.errors = [{ instancePath: instancePath + "/error/input_schema/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/ToolError/properties/input_schema/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" }], !1;
                                                                                } else
                                                                                  return validate40.errors = [{ instancePath: instancePath + "/error/input_schema/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/ToolError/properties/input_schema/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                              var valid14 = _errs68 === errors;
                                                                              if (!valid14)
                                                                                break;
                                                                            }
                                                                          } else
                                                                            return validate40.errors = [{ instancePath: instancePath + "/error/input_schema", schemaPath: "#/$defs/ToolError/properties/input_schema/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                                                        var valid13 = _errs65 === errors;
                                                                      } else
                                                                        var valid13 = !0;
                                                                      if (valid13) {
                                                                        if (data21.detail !== void 0) {
                                                                          let data28 = data21.detail, _errs70 = errors;
                                                                          if (errors === _errs70)
                                                                            if (typeof data28 == "string") {
                                                                              if (data28.length > 1e3 && func2(data28) > 1e3)
                                                                                return validate40.errors = [{ instancePath: instancePath + "/error/detail", schemaPath: "#/$defs/ToolError/properties/detail/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }], !1;
                                                                            } else
                                                                              return validate40.errors = [{ instancePath: instancePath + "/error/detail", schemaPath: "#/$defs/ToolError/properties/detail/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                          var valid13 = _errs70 === errors;
                                                                        } else
                                                                          var valid13 = !0;
                                                                        if (valid13) {
                                                                          if (data21.recovery_suggestion !== void 0) {
                                                                            let data29 = data21.recovery_suggestion, _errs72 = errors;
                                                                            if (errors === _errs72)
                                                                              if (typeof data29 == "string") {
                                                                                if (data29.length > 200 && func2(data29) > 200)
                                                                                  return validate40.errors = [{ instancePath: instancePath + "/error/recovery_suggestion", schemaPath: "#/$defs/ToolError/properties/recovery_suggestion/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                                                                              } else
                                                                                return validate40.errors = [{ instancePath: instancePath + "/error/recovery_suggestion", schemaPath: "#/$defs/ToolError/properties/recovery_suggestion/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                            var valid13 = _errs72 === errors;
                                                                          } else
                                                                            var valid13 = !0;
                                                                          if (valid13) {
                                                                            if (data21.next_steps !== void 0) {
                                                                              let data30 = data21.next_steps, _errs74 = errors;
                                                                              if (errors === _errs74)
                                                                                if (Array.isArray(data30)) {
                                                                                  if (data30.length > 3)
                                                                                    return validate40.errors = [{ instancePath: instancePath + "/error/next_steps", schemaPath: "#/$defs/ToolError/properties/next_steps/maxItems", keyword: "maxItems", params: { limit: 3 }, message: "must NOT have more than 3 items" }], !1;
                                                                                  if (data30.length < 0)
                                                                                    return validate40.errors = [{ instancePath: instancePath + "/error/next_steps", schemaPath: "#/$defs/ToolError/properties/next_steps/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
                                                                                  {
                                                                                    var valid15 = !0;
                                                                                    let len0 = data30.length;
                                                                                    for (let i0 = 0; i0 < len0; i0++) {
                                                                                      let data31 = data30[i0], _errs76 = errors;
                                                                                      if (errors === _errs76)
                                                                                        if (typeof data31 == "string") {
                                                                                          if (data31.length > 64 && func2(data31) > 64)
                                                                                            return validate40.errors = [{ instancePath: instancePath + "/error/next_steps/" + i0, schemaPath: "#/$defs/ToolError/properties/next_steps/items/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                                                                                        } else
                                                                                          return validate40.errors = [{ instancePath: instancePath + "/error/next_steps/" + i0, schemaPath: "#/$defs/ToolError/properties/next_steps/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                                      var valid15 = _errs76 === errors;
                                                                                      if (!valid15)
                                                                                        break;
                                                                                    }
                                                                                  }
                                                                                } else
                                                                                  return validate40.errors = [{ instancePath: instancePath + "/error/next_steps", schemaPath: "#/$defs/ToolError/properties/next_steps/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                                              var valid13 = _errs74 === errors;
                                                                            } else
                                                                              var valid13 = !0;
                                                                            if (valid13) {
                                                                              if (data21.can_retry !== void 0) {
                                                                                let _errs78 = errors;
                                                                                if (typeof data21.can_retry != "boolean")
                                                                                  return validate40.errors = [{ instancePath: instancePath + "/error/can_retry", schemaPath: "#/$defs/ToolError/properties/can_retry/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                                                                var valid13 = _errs78 === errors;
                                                                              } else
                                                                                var valid13 = !0;
                                                                              if (valid13)
                                                                                if (data21.retry_after_seconds !== void 0) {
                                                                                  let data33 = data21.retry_after_seconds, _errs80 = errors;
                                                                                  if (!(typeof data33 == "number" && !(data33 % 1) && !isNaN(data33) && isFinite(data33)))
                                                                                    return validate40.errors = [{ instancePath: instancePath + "/error/retry_after_seconds", schemaPath: "#/$defs/ToolError/properties/retry_after_seconds/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                                                                  if (errors === _errs80 && typeof data33 == "number" && isFinite(data33)) {
                                                                                    if (data33 > 3600 || isNaN(data33))
                                                                                      return validate40.errors = [{ instancePath: instancePath + "/error/retry_after_seconds", schemaPath: "#/$defs/ToolError/properties/retry_after_seconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 3600 }, message: "must be <= 3600" }], !1;
                                                                                    if (data33 < 0 || isNaN(data33))
                                                                                      return validate40.errors = [{ instancePath: instancePath + "/error/retry_after_seconds", schemaPath: "#/$defs/ToolError/properties/retry_after_seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                                                                  }
                                                                                  var valid13 = _errs80 === errors;
                                                                                } else
                                                                                  var valid13 = !0;
                                                                            }
                                                                          }
                                                                        }
                                                                      }
                                                                    }
                                                                  }
                                                                }
                                                              }
                                                            }
                                                          }
                                                        } else
                                                          return validate40.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/$defs/ToolError/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                                      var valid0 = _errs53 === errors;
                                                    } else
                                                      var valid0 = !0;
                                                    if (valid0) {
                                                      if (data.outcome !== void 0) {
                                                        let data34 = data.outcome, _errs82 = errors;
                                                        if (!(data34 === "updated" || data34 === "unchanged" || data34 === "failed"))
                                                          return validate40.errors = [{ instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/enum", keyword: "enum", params: { allowedValues: schema74.properties.outcome.enum }, message: "must be equal to one of the allowed values" }], !1;
                                                        var valid0 = _errs82 === errors;
                                                      } else
                                                        var valid0 = !0;
                                                      if (valid0)
                                                        if (data.changes !== void 0) {
                                                          let _errs83 = errors;
                                                          validate32(data.changes, instancePath + "/changes") || (vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors), errors = vErrors.length);
                                                          var valid0 = _errs83 === errors;
                                                        } else
                                                          var valid0 = !0;
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate40.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate40.errors = vErrors, errors === 0;
}
function validate39(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.items === void 0 && (missing0 = "items") || data.count === void 0 && (missing0 = "count") || data.succeeded === void 0 && (missing0 = "succeeded") || data.failed === void 0 && (missing0 = "failed"))
        return validate39.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "count" || key0 === "succeeded" || key0 === "failed" || key0 === "items")) {
            return validate39.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.count !== void 0) {
            let data0 = data.count, _errs2 = errors;
            if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
              return validate39.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
            if (errors === _errs2 && typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 20 || isNaN(data0))
                return validate39.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, message: "must be <= 20" }], !1;
              if (data0 < 1 || isNaN(data0))
                return validate39.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
            }
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.succeeded !== void 0) {
              let data1 = data.succeeded, _errs4 = errors;
              if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
                return validate39.errors = [{ instancePath: instancePath + "/succeeded", schemaPath: "#/properties/succeeded/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
              if (errors === _errs4 && typeof data1 == "number" && isFinite(data1)) {
                if (data1 > 20 || isNaN(data1))
                  return validate39.errors = [{ instancePath: instancePath + "/succeeded", schemaPath: "#/properties/succeeded/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, message: "must be <= 20" }], !1;
                if (data1 < 0 || isNaN(data1))
                  return validate39.errors = [{ instancePath: instancePath + "/succeeded", schemaPath: "#/properties/succeeded/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
              }
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.failed !== void 0) {
                let data2 = data.failed, _errs6 = errors;
                if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
                  return validate39.errors = [{ instancePath: instancePath + "/failed", schemaPath: "#/properties/failed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                if (errors === _errs6 && typeof data2 == "number" && isFinite(data2)) {
                  if (data2 > 20 || isNaN(data2))
                    return validate39.errors = [{ instancePath: instancePath + "/failed", schemaPath: "#/properties/failed/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, message: "must be <= 20" }], !1;
                  if (data2 < 0 || isNaN(data2))
                    return validate39.errors = [{ instancePath: instancePath + "/failed", schemaPath: "#/properties/failed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                }
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.items !== void 0) {
                  let data3 = data.items, _errs8 = errors;
                  if (errors === _errs8)
                    if (Array.isArray(data3)) {
                      if (data3.length > 20)
                        return validate39.errors = [{ instancePath: instancePath + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" }], !1;
                      if (data3.length < 1)
                        return validate39.errors = [{ instancePath: instancePath + "/items", schemaPath: "#/properties/items/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }], !1;
                      {
                        var valid1 = !0;
                        let len0 = data3.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          let _errs10 = errors;
                          validate40(data3[i0], instancePath + "/items/" + i0) || (vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors), errors = vErrors.length);
                          var valid1 = _errs10 === errors;
                          if (!valid1)
                            break;
                        }
                      }
                    } else
                      return validate39.errors = [{ instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate39.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate39.errors = vErrors, errors === 0;
}
function validate26(data, instancePath = "") {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate27(data, instancePath) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    validate39(data, instancePath) || (vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors), errors = vErrors.length);
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err0 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++, validate26.errors = vErrors, !1;
  }
  return validate26.errors = vErrors, errors === 0;
}
function validate25(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return validate26(data, instancePath) || (vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors), errors = vErrors.length), validate25.errors = vErrors, errors === 0;
}
export {
  input,
  output
};
